/** The `accept` attribute of an input for photos. Some devices know no type for the last endings. */
export const acceptedPhotos = "image/*,.jfif,.jpe";

/** Types of files that are no photo. Phones report other wrong types for photos, or none. */
const otherTypes = /^((video|audio|text|font|model)\/|application\/(pdf|zip|rtf|json|xml|msword|vnd\.))/;

/**
 * Whether a file with this type may be a photo. Its content decides later.
 * @param type as the device reports it
 */
export const mayBePhoto = (type: string): boolean => !otherTypes.test(type);
