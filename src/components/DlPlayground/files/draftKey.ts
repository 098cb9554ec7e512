/** @returns the key under which the changes to an example are kept in this tab */
export const draftKey = (slot: string): string => `dialogos.dl:${location.pathname}#${slot}`;
