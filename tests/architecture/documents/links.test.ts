import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../../migrations/wrangler.ts";

const documents = globSync(["*.md", ".github/**/*.md", "{migrations,tests,web,worker}/**/*.md"], { cwd: root });

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");

/** Returns the addresses of headings, as GitHub makes them. */
function findAnchors(path: string): string[] {
  const text = readFileSync(path, "utf8").replace(/```[\s\S]*?```/g, "");
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it.each(documents)("each link of %s leads to a file and a heading", (document) => {
  const links = [...withoutCode(readFileSync(join(root, document), "utf8")).matchAll(/\]\(([^)\s]+)\)/g)];
  const dead = links.flatMap(([, link = ""]) => {
    if (/^https?:/.test(link)) return [];
    const [path = "", anchor] = link.split("#");
    const target = path ? join(root, dirname(document), path) : join(root, document);
    return existsSync(target) && (!anchor || findAnchors(target).includes(anchor)) ? [] : [link];
  });
  expect(dead).toEqual([]);
});

it("each decision is in the table of decisions", () => {
  const folder = ".github/decisions/";
  const table = readFileSync(join(root, folder, "README.md"), "utf8");
  const records = documents.filter((path) => path.startsWith(folder) && !path.endsWith("README.md"));
  expect(records.filter((path) => !table.includes(`(${path.slice(folder.length)})`))).toEqual([]);
});
