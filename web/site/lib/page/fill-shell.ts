import type { PageParts } from "#contract/site/page-renderer.ts";

/** Returns the shell of the pages (web/site/index.html) with the parts in place of its markers, `<!--page-…-->`. */
export function fillShell(shell: string, parts: PageParts): string {
  const byName: Partial<Record<string, string>> = parts;
  return shell.replace(/<!--page-(\w+)-->/g, (_, name: string) => byName[name] ?? "");
}
