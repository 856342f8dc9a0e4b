// Written into the code by the build (web/vite.config.ts); absent in tests and in the development server.
declare const __BUILD_YEAR__: number | undefined;
declare const __SCREEN_CHUNKS__: Record<string, string[]> | undefined;

/** The year the site was built: the same on the server and in the browser, whatever their clocks say. */
export const buildYear: number = typeof __BUILD_YEAR__ === "undefined" ? 2024 : __BUILD_YEAR__;

/** The script files each screen needs beside the entry's own, by the screen's file. Known to the server only. */
export const screenChunks: Record<string, string[]> = typeof __SCREEN_CHUNKS__ === "undefined" ? {} : __SCREEN_CHUNKS__;
