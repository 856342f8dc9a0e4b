/**
 * The parameter with which a request passes by the cache in front of the worker, so that authors see their change at
 * once. Its value is different after each change. No response to it is stored.
 */
export const versionParam = "v";
