/** The database of shared photos on this device. The service worker uses it too. */
export const sharedPhotosDatabase = "shared-photos";
