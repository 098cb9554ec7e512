/** Who speaks in dialogs: on pages, in their Markdown, in the playground and in the lessons. */
export const speakers = { user: 'User', assistant: 'Pip' } as const;
