/** The files that `npm run build` writes to dist/server for the worker. */
declare module "*/dist/server/entry-server.js" {
  export const renderer: import("#contract/site/page-renderer.ts").PageRenderer;
}

declare module "*/dist/server/inline.json" {
  const inline: {
    scriptHashes: string[];
    styleHashes: string[];
  };
  export default inline;
}

declare module "*/dist/server/admin.html" {
  const document: string;
  export default document;
}

declare module "*/dist/server/shell.html" {
  const shell: string;
  export default shell;
}
