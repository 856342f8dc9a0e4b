// The build (web/vite.config.ts) sets these. They are undefined in tests and in the development server.
declare const __BUILD_YEAR__: number | undefined;
declare const __SCREEN_CHUNKS__: ScreenChunks | undefined;

/** The files of each screen besides those of the entry, by the screen's file. */
export type ScreenChunks = Record<string, { scripts: string[]; styles: string[] }>;

/** The year of the build, the same on the server and in the browser. */
export const buildYear: number = typeof __BUILD_YEAR__ === "undefined" ? 2024 : __BUILD_YEAR__;

/** Known on the server only. */
export const screenChunks: ScreenChunks = typeof __SCREEN_CHUNKS__ === "undefined" ? {} : __SCREEN_CHUNKS__;
