import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** The key of a want, by the secret of its address. */
export const wantKey = (secret: string) => endpointKey("GET /public/wants/:secret", { params: { secret } });
