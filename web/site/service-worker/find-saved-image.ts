import { readSavedChoice } from "#web/site/lib/data-saver/saved-choice.ts";

/** A smaller version of a photo that data saver does not load. */
const largeVersion = /-(?:640|1280)\.webp$/;
const smallEnd = "-320.webp";

/**
 * Returns what to load instead of a photo: with data saver its smallest version; without photos nothing, because a page
 * that shows a photo after a tap asks for the smallest version. The browser requests the first photo of a page before the
 * page can say so.
 */
export async function findSavedImage(request: Request): Promise<Request | Response> {
  if (request.destination !== "image" || !largeVersion.test(request.url)) return request;
  const saver = await readSavedChoice();
  if (!saver) return request;
  return saver === "small"
    ? new Request(request.url.replace(largeVersion, smallEnd), { headers: request.headers })
    : new Response(null, { status: 204 });
}
