/** Changes with each deployment. Inserted by the build, like the files. */
declare const __BUILD_VERSION__: string;
/** The paths of the files that are stored when the service worker is installed. */
declare const __PRECACHED_FILES__: readonly string[];
