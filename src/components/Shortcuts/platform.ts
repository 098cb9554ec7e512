/** Name of the key that starts commands on this machine. In the browser only. */
export const modName = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');
