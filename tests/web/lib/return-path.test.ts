import { expect, it } from "vitest";
import { homePathFor, readReturnPath, signInPath } from "#web/lib/session/return-path.ts";

const returnPath = (next: string) => readReturnPath(new URLSearchParams({ next }));

it.each(["/account", "/rent?q=sinkor#x", "/admin/team"])("returns to %s after signing in", (path) =>
  expect(returnPath(path)).toBe(path),
);

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
  "/admin/log-out",
  "/admin/x/../log-out?again=1",
])("does not return to %j", (path) => expect(returnPath(path)).toBeUndefined());

it("puts the page to return to into the URL of the sign-in page", () => {
  expect(signInPath("/login", "/rent?q=a b")).toBe("/login?next=%2Frent%3Fq%3Da+b");
  expect(signInPath("/login", undefined)).toBe("/login");
  expect(signInPath("/login", "/admin/log-out?x=1")).toBe("/login");
});

it("opens the admin area for admins and the home page for others", () =>
  expect([homePathFor("user"), homePathFor("admin"), homePathFor("super_admin")]).toEqual(["/", "/admin", "/admin"]));
