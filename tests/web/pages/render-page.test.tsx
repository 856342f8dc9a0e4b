import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { Providers } from "#web/lib/page/providers.tsx";
import { Router } from "#web/site/app/router.tsx";
import { siteRoutes } from "#web/site/app/routes/site-routes.tsx";
import { site } from "#web/site/app/site.ts";
import { pagePlan } from "#web/site/server/page-plan.ts";
import { renderPage } from "#web/site/server/render-page.tsx";
import { buildDetailProperty, buildDetailResponse, buildPropertyCard } from "../support/property-fixtures.tsx";
import { buildCourse, buildProfessional, coursesResponse, professionalsResponse } from "../support/service-items.ts";

// As in the server's build, lazy parts are loaded before rendering.
vi.hoisted(() => vi.stubEnv("SSR", true));

const origin = "https://hub.example";
const at = (path: string) => new URL(path, origin);
const listing = buildDetailProperty({ title: 'Villa <b>"Sea & Sun"</b>' });
const detail = {
  [`/public/properties/${listing.uuid}`]: buildDetailResponse(listing, [buildDetailProperty({ uuid: "similar" })]),
};
const list = {
  data: { properties: [buildPropertyCard()] },
  total: 1,
  total_exact: true,
  next_cursor: null,
  previous_cursor: null,
  offset: 0,
};
const home = {
  "/public/properties?featured=true&view=card&limit=4": list,
  "/public/recent/properties?view=card&limit=4": list,
  "/public/professionals?available=true&limit=3&view=card": { data: { professionals: [buildProfessional()] } },
  "/public/courses?available=true&limit=3&view=card": { data: { courses: [buildCourse()] } },
};
const professionals = professionalsResponse(buildProfessional());
const course = { "/public/courses/c-1": { data: { course: buildCourse() } }, "/public/properties/c-1": null };

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  ["/", "data", 200],
  ["/rent?q=sinkor", "data", 200],
  ["/property/abc", "data", 200],
  ["/about", "static", 200],
  ["/health/12", "data", 200],
  ["/nowhere", "data", 404],
])("plans %s as %s with status %d", (path, kind, status) => expect(pagePlan(at(path))).toMatchObject({ kind, status }));

it("returns the SWR keys of a page's data", () => {
  expect(pagePlan(at("/")).keys).toEqual(Object.keys(home));
  expect(pagePlan(at("/property/a%20b")).keys).toEqual(["/public/properties/a%20b"]);
  expect(pagePlan(at("/about")).keys).toEqual([]);
  expect(pagePlan(at("/rent")).keys.length).toBeGreaterThan(1);
});

it("renders the property into the page and escapes its head", () => {
  const page = renderPage(at(`/property/${listing.uuid}`), detail, { origin });
  expect(page.status).toBe(200);
  expect(page.html).toContain("$450,000");
  expect(page.head).toContain("<title>Villa &lt;b&gt;&quot;Sea &amp; Sun&quot;&lt;/b&gt; | Monrovia Hub</title>");
  expect(page.head).toContain(`<link rel="canonical" href="${origin}/property/${listing.uuid}">`);
  expect(page.html).toContain("&lt;b&gt;&quot;Sea");
  expect(page.html).not.toMatch(/<b>["&]/);
});

it("describes the property to search engines with the facts of its page", () => {
  const { head } = renderPage(at(`/property/${listing.uuid}`), detail, { origin });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  expect(json).not.toContain("<");
  const [described] = JSON.parse(json)["@graph"];
  expect(described).toMatchObject({
    "@type": "RealEstateListing",
    name: listing.title,
    offers: { price: 450_000, priceCurrency: "USD" },
    about: { numberOfBedrooms: 5, numberOfBathroomsTotal: 4, floorSize: { value: 4200, unitCode: "FTK" } },
  });
  const land = { ...listing, property_type: "Land", bedrooms: 0, bathrooms: 0 };
  const landDetail = { [`/public/properties/${listing.uuid}`]: { data: { property: land, similar: [] } } };
  const landHead = renderPage(at(`/property/${listing.uuid}`), landDetail, { origin }).head;
  expect(landHead).toContain('"name":"Land area","value":"4,200 sq ft"');
  expect(landHead).not.toContain("numberOfBedrooms");
});

it("returns 404 for a missing property and an unknown path", () => {
  expect(renderPage(at("/property/x"), { "/public/properties/x": null }, { origin }).status).toBe(404);
  const unknown = renderPage(at("/nowhere"), {}, { origin });
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain("Oops! Page not found");
  expect(unknown.html).toContain("Return to Home");
});

it("names health on coming-soon pages below /health only", () => {
  for (const [path, heading] of [
    ["/health/1/2", "Health Services is coming soon"],
    ["/careers", "This section is coming soon"],
  ] as const) {
    const page = renderPage(at(path), {}, { origin });
    expect(page.status).toBe(200);
    expect(page.html).toContain(heading);
    expect(page.html).toMatch(/<a [^>]*href="\/"[^>]*>Go Home /);
    expect(page.html).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact Us<\/a>/);
  }
});

it.each([
  ["/real-estate", home, "real-estate", "real-estate"],
  ["/janitorial", {}, "janitorial", "janitorial"],
  ["/driving-school", coursesResponse(buildCourse()), "driving-school", "driving-school"],
  ["/health/d-1", professionals, "health", "health:d-1"],
])("the form of %s posts its service and keeps typed text before the script loads", (path, data, service, draft) => {
  const { html } = renderPage(at(path), data, { origin });
  expect(html).toContain(`name="service" value="${service}"`);
  expect(html).toContain(`data-draft="${draft}"`);
});

it("renders no style attribute and no inline handler, which the security policy forbids", () => {
  const pages = [
    renderPage(at("/"), home, { origin }),
    renderPage(at(`/property/${listing.uuid}`), detail, { origin }),
    renderPage(at("/favorites"), {}, { origin }),
    renderPage(at("/health/d-1"), professionals, { origin }),
    renderPage(at("/janitorial"), {}, { origin }),
    renderPage(at("/driving-school"), coursesResponse(buildCourse()), { origin }),
  ];
  for (const { html } of pages) expect(html).not.toMatch(/\s(style|on[a-z]+)="/);
});

/** Below these pages the browser loads homes. */
const notFound = {};

it.each([
  ["/", home],
  [`/property/${listing.uuid}`, detail],
  ["/favorites", {}],
  ["/real-estate", home],
  ["/health-services", professionals],
  ["/health?specialty=Pediatrics", professionals],
  ["/health/d-1", professionals],
  ["/driving-school", coursesResponse(buildCourse())],
  ["/driving-school/c-1", course],
  ["/driving-school-landing", coursesResponse(buildCourse())],
  ["/janitorial", {}],
  ["/about", {}],
  ["/privacy", {}],
  ["/terms", {}],
  ["/login", {}],
  ["/signup", {}],
  ["/nowhere", notFound],
  ["/property/%E0%A4%A", notFound],
  ["/health/%", notFound],
  ["/%ff", notFound],
])("hydrates %s without changes, and requests no data that the page contains", async (path, data) => {
  const calls = vi.fn().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", calls);
  const errors = vi.spyOn(console, "error");
  localStorage.setItem("favorites", JSON.stringify([buildPropertyCard()]));
  history.replaceState(null, "", path);
  const root = document.createElement("div");
  root.innerHTML = renderPage(at(path), data, { origin }).html;
  document.body.append(root);
  // What photos cost depends on the versions that this browser has loaded, so it appears later; so does what the map costs.
  const costs = /(?<=\d photos?)(, \d+ kB)?( · full screen \d+ kB more)?|Loads from OpenStreetMap; size not known\./g;
  const readText = () => root.querySelector("main")?.textContent?.replace(costs, "");
  const before = readText();
  const recovered = vi.fn();
  await act(async () => {
    hydrateRoot(
      root,
      <Providers site={site} origin={origin} data={data}>
        <BrowserRouter>
          <Router routes={siteRoutes} />
        </BrowserRouter>
      </Providers>,
      { onRecoverableError: recovered },
    );
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  if (path !== "/favorites") expect(readText()).toBe(before);
  const reads = calls.mock.calls.filter(([, init]) => (init?.method ?? "GET") === "GET");
  if (path !== "/favorites" && data !== notFound) expect(reads.map(([url]) => url)).toEqual([]);
});
