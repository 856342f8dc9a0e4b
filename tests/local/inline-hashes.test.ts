import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const built = (path: string) => readFileSync(join(import.meta.dirname, "../../dist", path), "utf8");
const inline: { scriptHashes: string[]; styleHashes: string[] } = JSON.parse(built("server/inline.json"));
const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("allows exactly the inline scripts and styles of both documents, by their hashes", () => {
  const shell = built("server/shell.html") + built("server/admin.html");
  const contents = (element: RegExp) => [...shell.matchAll(element)].map(([, text = ""]) => hash(text));
  expect(contents(/<script>(.*?)<\/script>/gs)).toEqual(inline.scriptHashes);
  expect(inline.scriptHashes).toHaveLength(2);
  expect(inline.styleHashes).toEqual(expect.arrayContaining(contents(/<style>(.*?)<\/style>/gs)));
});

it("writes the same hashes into the headers of static files", () => {
  const headers = built("client/_headers");
  for (const allowed of [...inline.scriptHashes, ...inline.styleHashes]) expect(headers).toContain(`'${allowed}'`);
});

it("sends the policy of the pages with no script, style or drawing", () => {
  const [, assets = "", art = "", serviceWorker = ""] = built("client/_headers").split(/^\/(?:\w+\/\*|sw\.js)$/m);
  for (const rules of [assets, art, serviceWorker]) {
    expect(rules).toMatch(/! content-security-policy\n[\s\S]*\n {2}content-security-policy: default-src 'none'/);
    expect(rules).toContain("! permissions-policy");
    expect(rules).not.toContain("sha256-");
  }
});
