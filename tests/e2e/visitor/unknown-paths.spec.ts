import { expect, test } from "../support/browser-test.ts";

/** Names of files of the build and of servers, which people and scanners try. */
const unknownPaths = [
  ...["/404", "/404.html", "/404/", "/app", "/app.html", "/app/", "/shell", "/shell.html", "/index", "/index.html"],
  ...["/index.htm", "/entry-server", "/entry-client", "/main", "/page-shell", "/contact.html", "/assets", "/art"],
  ...["/APP", "/_headers", "/inline", "/openapi", "/sw", "/admin.html", "/property", "/property.html"],
];

test("a path that is no page has status 404 and the page that says so", async ({ request }) => {
  for (const path of unknownPaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page not found");
  }
});

test("a file that is no page and does not exist has status 404", async ({ request }) => {
  for (const path of ["/entry-server.js", "/inline.json", "/wp-login.php", "/assets/none.js", "/.env"])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
