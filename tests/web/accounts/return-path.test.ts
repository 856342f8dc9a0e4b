import { expect, it } from "vitest";
import { homePathFor, readReturnPath, signInPath } from "#web/lib/page/account-paths.ts";

const back = (next: string) => readReturnPath(new URLSearchParams({ next }));

it.each(["/account", "/rent?q=sinkor#x", "/admin/team"])("%s is a page to come back to", (path) => {
  expect(back(path)).toBe(path);
});

it.each([
  "",
  "account",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
])("%j is not", (path) => {
  expect(back(path)).toBeUndefined();
});

it("the page of signing in carries the way back", () => {
  expect(signInPath("/login", "/rent?q=a b")).toBe("/login?next=%2Frent%3Fq%3Da+b");
  expect(signInPath("/login", undefined)).toBe("/login");
});

it("staff go to the admin area, visitors home", () => {
  expect([homePathFor("user"), homePathFor("admin"), homePathFor("super_admin")]).toEqual(["/", "/admin", "/admin"]);
});
