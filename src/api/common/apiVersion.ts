/** Version of both documented APIs (specification section 1). */
export const apiVersion = '0.1.0';
