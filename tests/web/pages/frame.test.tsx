import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Footer } from "#web/site/app/layouts/footer.part.tsx";
import { TopBar } from "#web/site/app/layouts/top-bar.tsx";
import { textsOf } from "../../support/tables/cases-of.ts";
import { resetScreen } from "../support/account-api.tsx";
import { renderInApp } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

const linksIn = (name: string) =>
  within(screen.getByRole("navigation", { name, hidden: true }))
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);
const buttonsIn = (name: string) =>
  within(screen.getByRole("navigation", { name, hidden: true }))
    .queryAllByRole("button", { hidden: true })
    .map(({ textContent }) => textContent);

it("the header has its links, without Sign up", () => {
  renderInApp(<TopBar />);
  expect(linksIn("Main")).toEqual([
    ["Home", "/"],
    ["Real Estate", "/properties"],
    ["Cleaning", "/janitorial"],
    ["Driving School", "/driving-school"],
    ["Health", "/health"],
    ["About", "/about"],
    ["Login", "/login"],
  ]);
});

it("the menu has Call, WhatsApp, Buy, Rent, Contact, Login and Sign up", () => {
  renderInApp(<TopBar />);
  const links = linksIn("Menu");
  expect(links).toEqual(
    expect.arrayContaining([
      ["Buy", "/buy"],
      ["Rent", "/rent"],
      ["Contact", "/contact"],
      ["Login", "/login"],
      ["Sign up", "/signup"],
    ]),
  );
  const menu = within(screen.getByRole("navigation", { name: "Menu", hidden: true }));
  const call = menu.getByRole("link", { name: "Call +231 77 000 0000", hidden: true });
  expect(call.getAttribute("href")).toBe("tel:+231770000000");
  const chat = menu.getByRole("link", { name: "WhatsApp", hidden: true });
  expect(chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
  expect(buttonsIn("Menu")).toEqual([]);
});

it("the menu names its groups of links", () => {
  renderInApp(<TopBar />);
  const menu = screen.getByRole("navigation", { name: "Menu", hidden: true });
  const groups = [...menu.querySelectorAll(".menu-groups > div")].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(groups).toEqual([
    ["Homes", "Real Estate", "Buy", "Rent"],
    ["Services", "Cleaning", "Driving School", "Health"],
    ["Company", "Home", "About", "Contact"],
    ["Account", "Login", "Sign up"],
  ]);
});

it("the menu has Account and Logout instead of Login and Sign up in a session", async () => {
  for (const key of ["authToken", "refreshToken", "user", "role"]) localStorage.setItem(key, "1");
  await act(async () => renderInApp(<TopBar />));
  const names = linksIn("Menu").map(([name]) => name);
  expect(names).toContain("Account");
  expect(names).not.toContain("Login");
  expect(names).not.toContain("Sign up");
  expect(buttonsIn("Menu")).toEqual(["Logout"]);
});

it.each([
  ["admin", true],
  ["super_admin", true],
  ["user", false],
])("the menu and the bar lead the role %s to the admin area: %s", async (role, hasLink) => {
  for (const key of ["authToken", "refreshToken", "user"]) localStorage.setItem(key, "1");
  localStorage.setItem("role", role);
  await act(async () => renderInApp(<TopBar />));
  for (const name of ["Menu", "Main"])
    expect(linksIn(name).some(([label, path]) => label === "Admin" && path === "/admin")).toBe(hasLink);
  expect(linksIn("Menu")).toContainEqual(["Account", "/account"]);
});

it("a page that the browser kept for Back notices a logout in another tab", async () => {
  for (const key of ["authToken", "refreshToken", "user", "role"]) localStorage.setItem(key, "1");
  await act(async () => renderInApp(<TopBar />));
  expect(buttonsIn("Menu")).toEqual(["Logout"]);
  localStorage.clear();
  await act(async () => void dispatchEvent(new Event("pageshow")));
  expect(buttonsIn("Menu")).toEqual([]);
});

it("the Logout button says so if its code cannot be loaded, and logs out later", async () => {
  for (const key of ["authToken", "refreshToken", "user", "role"]) localStorage.setItem(key, "1");
  vi.doMock("#web/lib/session/log-out.ts", () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  await act(async () => renderInApp(<TopBar />));
  const menu = within(screen.getByRole("navigation", { name: "Menu", hidden: true }));
  fireEvent.click(menu.getByRole("button", { name: "Logout", hidden: true }));
  const retry = await menu.findByRole("button", { name: "Still logged in. Try again", hidden: true });
  vi.doUnmock("#web/lib/session/log-out.ts");
  fireEvent.click(retry);
  await menu.findByRole("link", { name: "Login", hidden: true });
  expect(localStorage.getItem("authToken")).toBeNull();
});

it("the footer has its links and the copyright years", async () => {
  await act(async () => renderInApp(<Footer />));
  const links = within(screen.getByRole("contentinfo")).getAllByRole("link");
  const paths = links.map((link) => link.getAttribute("href"));
  expect(paths).toEqual(
    textsOf(`
      / | tel:+231770000000 | /buy | /rent | /properties | /health | /driving-school | /janitorial | /about | /contact
      /careers | /privacy | /terms | /verify
    `),
  );
  expect(document.body.textContent).toContain(`© 2024–${new Date().getFullYear()} Monrovia Hub`);
});
