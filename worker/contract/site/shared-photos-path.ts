/** Where the phone's Share sends photos, as the manifest names it: the service worker receives them. */
export const sharedPhotosPath = "/admin/shared-photos";
