import { adminPaths } from "#contract/site/admin-paths.ts";
import { sharedPhotosField, storeSharedPhotos } from "#web/lib/shared-photos/shared-photos.ts";

/** Whether the phone's Share, which is no page, or a page of this site sends photos. The server refuses other sites. */
export const sharesPhotos = (request: Request, url: URL): boolean =>
  request.method === "POST" &&
  url.origin === location.origin &&
  url.pathname === adminPaths.sharedPhotos &&
  (request.referrer === "" || new URL(request.referrer).origin === location.origin);

/** Stores the shared photos on this device and opens the screen that adds them to a listing. The login comes before it. */
export async function receivePhotos(request: Request): Promise<Response> {
  const target = new URL(adminPaths.sharedPhotos, location.origin);
  try {
    const sent = (await request.formData()).getAll(sharedPhotosField);
    await storeSharedPhotos(
      sent.flatMap((part) => (part instanceof File && part.type.startsWith("image/") ? part : [])),
    );
  } catch {
    // The storage is full.
    target.search = "failed";
  }
  return Response.redirect(target.href, 303);
}
