/** The characters of a request that the platform reads; it cuts off the rest (`limits.request-text`). */
export const longestRequest = 4096;
