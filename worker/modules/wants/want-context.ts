import type { Context } from "hono";
import { toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { type PreparedCatalogue, prepareCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import type { AlertChannels } from "#worker/alert-channels.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { clientIp, isLocalClient } from "#worker/http/client-ip.ts";
import { readLinkContext } from "#worker/modules/appointments/appointment-context.ts";
import { decompress } from "#worker/modules/catalogue/compress.ts";
import { currentCatalogue } from "#worker/modules/catalogue/read-catalogue.service.ts";
import type { LinkContext } from "#worker/security/link-secrets.ts";
import { readEdgeCache } from "#worker/storage/edge-cache.ts";
import type { Stores } from "#worker/storage/stores.ts";

export interface WantContext extends Stores, LinkContext {
  channels: AlertChannels;
  now: Date;
  /** The sender's IP address, and whether it is this machine, in development. */
  address: string;
  isLocal: boolean;
  isDevelopment: boolean;
  /** Whether the catalogue is written after each change. */
  isCached: boolean;
}

/** @throws NotConfigured without the key of links */
export const readWantContext = (c: Context<AppEnv>): WantContext => ({
  // The page of a want must show the change that has just led there.
  db: c.get("primary"),
  images: c.get("images"),
  channels: c.get("channels"),
  now: new Date(),
  address: clientIp(c),
  isLocal: isLocalClient(c),
  isDevelopment: !c.get("isProduction"),
  isCached: readEdgeCache(c.executionCtx) !== undefined,
  ...readLinkContext(c),
});

/** Reads all listed homes, as phones search them. @throws StorageUnavailable */
export async function readHomes({ db, images, isCached, now }: WantContext): Promise<PreparedCatalogue> {
  const { document } = await currentCatalogue({ db, images }, isCached, now);
  return prepareCatalogue(toCatalogue(JSON.parse(decompress(document))).homes);
}

/** Returns how this site can tell visitors. */
export function readChannels(c: Context<AppEnv>): { push_key: string | null; email: boolean } {
  const { push, mail } = c.get("channels");
  return { push_key: push?.publicKey ?? null, email: mail !== undefined };
}
