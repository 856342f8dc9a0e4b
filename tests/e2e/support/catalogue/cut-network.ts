import type { BrowserContext, Request } from "@playwright/test";

/** The network of a phone that loses its signal at a moment. */
export interface CutNetwork {
  /** Resolves when the network is cut. */
  cut: Promise<void>;
  /** Gives the phone its signal back. */
  restore: () => Promise<void>;
}

/**
 * Cuts the network of a phone when a request is sent, or after its response.
 * @param isMoment whether this request is the moment
 */
export async function cutNetworkAt(
  context: BrowserContext,
  isMoment: (request: Request) => boolean,
  { afterResponse = false } = {},
): Promise<CutNetwork> {
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  let isCut = false;
  await context.route("**", async (route) => {
    if (!isCut && !isMoment(route.request())) return route.fallback();
    const answersOnce = afterResponse && !isCut;
    isCut = true;
    if (answersOnce) await route.fulfill({ response: await route.fetch() });
    else await route.abort("internetdisconnected");
    await context.setOffline(true);
    resolve();
  });
  return {
    cut,
    restore: async () => {
      await context.unrouteAll({ behavior: "wait" });
      await context.setOffline(false);
    },
  };
}
