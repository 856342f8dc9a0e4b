import { expect, it } from "vitest";
import { acceptsForm, pagePlan, sitemapPaths } from "#web/site/server/page-plan.ts";

const uuids = ["0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11", "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a12"];

const planOf = (path: string) => pagePlan(new URL(path, "https://hub.example"));

it.each([
  ["/health", ["/public/professionals"]],
  ["/health/d-1", ["/public/professionals"]],
  ["/health/d-1/more", []],
  ["/health-services", ["/public/professionals?available=true&limit=3&view=card", "/public/professionals"]],
  ["/driving-school", ["/public/courses"]],
  ["/driving-school/a%20b", ["/public/courses/a%20b", "/public/properties/a%20b"]],
  ["/janitorial", []],
  [
    "/rent/elwa-junction/office-spaces?utm_source=chat",
    [
      "/public/areas/rent/elwa-junction?property_type=Office+Space",
      "/public/rent/properties?property_type=Office+Space&area=elwa+junction&view=card&sort=best",
      "/public/facets?kind=rent&property_type=Office+Space&area=elwa+junction",
    ],
  ],
  ["/buy/sinkor/castles", ["/public/facets?kind=buy&area=sinkor"]],
  ["/contact", []],
  ["/contact?doctor=d-1", ["/public/professionals/d-1"]],
  ["/contact?property=p-1", ["/public/properties/p-1"]],
  [`/compare?homes=${uuids.join(",")}`, uuids.map((uuid) => `/public/properties/${uuid}`)],
  [`/compare?homes=${uuids[0]}`, []],
])("the worker renders %s with the data of %j", (path, keys) =>
  expect(planOf(path)).toMatchObject({ kind: "data", keys, status: 200 }),
);

it.each(["/about", "/privacy", "/careers", "/image-test", "/login", "/signup", "/account", "/admin/login", "/about/"])(
  "the build renders %s",
  (path) => expect(planOf(path).kind).toBe("static"),
);

it("includes the team in the data of the about page only", () =>
  expect(["/about", "/terms"].map((path) => Boolean(planOf(path).showsTeam))).toEqual([true, false]));

it.each(["/admin", "/admin/nowhere", "/add-property"])("the site has no page at %s", (path) =>
  expect(planOf(path)).toMatchObject({ kind: "data", status: 404 }),
);

it.each([
  ["/contact", true],
  ["/contact?property=p-1", true],
  ["/janitorial", true],
  ["/buy", false],
  ["/health", false],
])("%s is useful while no data can be read: %s", (path, worksWithoutData) =>
  expect(planOf(path).worksWithoutData).toBe(worksWithoutData),
);

it.each([
  ["/contact", true],
  ["/health/7/", true],
  ["/driving-school/course-1", true],
  ["/health/7/more", false],
  ["/buy", false],
  ["/nowhere", false],
])("posting a form to %s is accepted: %s", (path, expected) => expect(acceptsForm(path)).toBe(expected));

it("lists pages for search engines and no account or admin page", () => {
  expect(sitemapPaths).toContain("/driving-school-landing");
  expect(sitemapPaths.filter((path) => /login|signup|account|admin|:|\*/.test(path))).toEqual([]);
});
