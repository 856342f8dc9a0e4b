/** Returns the path of a listing's short link, which signs and cards show: "/r/MH-1042". */
export const shortLinkPath = (reference: string): string => `/r/${encodeURIComponent(reference)}`;
