/** The newest release of the release notes; a content test compares it with the posts. */
export const newestRelease = '0.72.0';
