import type { Page } from "@playwright/test";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { apiPrefix, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { peopleEndpoints } from "#contract/http/endpoints/people-endpoints.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { readAuthorization, useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../support/listings/listing-rows.ts";
import { desktop, expectAccessibleScreen, phone } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

/** Confirms a listing, so that the audit has an entry with details. */
async function confirmFirstListing(page: Page): Promise<void> {
  const headers = await readAuthorization(page);
  const list = await page.request.get(`${apiPrefix}${visitorEndpoints.listProperties.path}?limit=1`, { headers });
  const [property] = (await list.json()).data.properties;
  const { path } = adminCatalogueEndpoints.confirmProperties;
  const confirmed = await page.request.post(apiPrefix + path, { headers, data: { uuids: [property.uuid] } });
  expect(await confirmed.json()).toMatchObject({ confirmed: 1 });
}

/** Returns the button that opens a visitor's enquiry. */
const enquiry = (page: Page) => page.getByRole("button", { name: /Visitor/ }).first();

/** Selects a CSV file with this text on the import screen. */
async function selectCsv(page: Page, text: string): Promise<void> {
  const file = { name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("CSV file").setInputFiles(file);
}

/** Lets a colleague change each listing at the moment when it is saved. */
async function simulateConflicts(page: Page): Promise<void> {
  const { getAdminProperty, updateBuyProperty, updateRentProperty } = adminCatalogueEndpoints;
  const headers = await readAuthorization(page);
  for (const { path } of [updateBuyProperty, updateRentProperty])
    await page.route(`**${apiPrefix}${path}`, async (route) => {
      const { uuid } = route.request().postDataJSON();
      const stored = await page.request.get(apiPrefix + endpointPath(getAdminProperty, { uuid }), { headers });
      const updated_at = new Date().toISOString();
      const current = { ...(await stored.json()).data.property, title: "The title of a colleague", updated_at };
      const changed = [{ field: "title", by: "demo_admin", at: updated_at }];
      await route.fulfill({
        status: 409,
        json: { detail: "Someone else has changed this listing.", current, changed },
      });
    });
}

/** Makes five listings of the seed due for confirmation, as five months later. */
async function simulateListingsToConfirm(page: Page): Promise<void> {
  const headers = await readAuthorization(page);
  const list = await page.request.get(`${apiPrefix}${adminCatalogueEndpoints.listAdminProperties.path}?limit=5`, {
    headers,
  });
  const { properties } = (await list.json()).data;
  const due = properties.map((property: object, index: number) => ({
    ...property,
    reference: `MH-900${index}`,
    title: "Spacious three-bedroom family residence with generator, borehole and servants' quarters",
    confirmed_at: index > 0 ? "2026-01-12T09:00:00.000Z" : null,
    listed_by: "Josephine Kollie-Washington",
    // Without a number to ask, the answers are so narrow that the title would share their line.
    contact_number: index % 2 ? null : "0886 123 456",
  }));
  await page.route(`**${apiPrefix}${adminCatalogueEndpoints.listToConfirm.path}*`, (route) =>
    route.fulfill({ json: { data: { properties: due }, total: 9, total_exact: true, next_cursor: null } }),
  );
}

type Open = (page: Page) => Promise<void>;

/** The dashboard, its dialogs, and the list of properties. Each function opens a state from the one before it. */
const dashboard: Record<string, Open> = {
  "the dashboard": async (page) => {
    await simulateListingsToConfirm(page);
    await showScreen(page, "/admin");
    await expect(listingRows(page).first()).toBeVisible();
    await page.getByText("Charts", { exact: true }).click();
    await expect(page.getByRole("heading", { name: "Top listings" })).toBeVisible();
  },
  "listings to confirm": async (page) => {
    await page.getByLabel("Select MH-9002").check();
    await expect(page.getByText("1 selected")).toBeVisible();
    // Five listings are two screens of a phone, not twelve.
    const { height } = (await page.locator("#to-confirm").boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(5 * 300 + 300);
  },
  "the menu under More": async (page) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
  },
  "the menu under Add": async (page) => {
    await closeDialogs(page);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Add a listing" })).toBeVisible();
  },
  "the gallery of a property": async (page) => {
    await closeDialogs(page);
    await page
      .getByRole("button", { name: /photos? of/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the confirmation of a deletion": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "Delete");
    await expect(page.getByText("Are you sure you want to delete this item?")).toBeVisible();
  },
  "a property in detail": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "View");
    await page.getByRole("dialog").getByRole("button", { name: "Check photos" }).click();
    await expect(page.getByText(/^Photo 1,/)).toBeVisible();
  },
  "the edit dialog": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "Edit");
    await expect(page.getByRole("dialog").getByLabel("Title")).not.toHaveValue("");
  },
  "the preview": async (page) => {
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  },
  "a conflict with a colleague's change": async (page) => {
    await closeDialogs(page);
    await simulateConflicts(page);
    await chooseListingAction(page, listingRows(page).first(), "Edit");
    await page.getByRole("dialog").getByLabel("Title").fill("My own title");
    await page.getByRole("button", { name: "Save changes" }).click();
    const conflict = page.getByRole("dialog", { name: "This listing has changed" });
    await expect(conflict.getByRole("group", { name: "Title" })).toContainText("The title of a colleague");
  },
};

const listings: Record<string, Open> = {
  "the menu of a property": async (page) => {
    await showScreen(page, "/admin/listings");
    const menu = await openListingMenu(page, listingRows(page).first());
    await expect(menu.getByRole("button", { name: "Edit" })).toBeVisible();
  },
  "the listings with filters": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/listings?status=available");
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
    await expect(listingRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Filters and order (1)" }).click();
    await expect(page.getByRole("dialog", { name: "Filters and order" })).toBeVisible();
  },
  "the prices of selected listings": async (page) => {
    await closeDialogs(page);
    await page.getByLabel("Select all").check();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await page.getByRole("button", { name: "Change prices" }).click();
    await page.getByLabel("Change in percent").fill("-5");
  },
  "selected properties": async (page) => {
    await showScreen(page, "/admin?show=rent");
    await expect(listingRows(page)).toHaveCount(3);
    await page.getByLabel("Select all").check();
    await expect(page.getByRole("button", { name: "Change", exact: true })).toBeVisible();
  },
  "the changes of selected properties": async (page) => {
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove from featured" })).toBeVisible();
  },
  "the archive": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/listings?only=archive");
    await expect(page.getByText("No properties found").or(listingRows(page)).first()).toBeVisible();
  },
  "the empty bin": async (page) => {
    await showScreen(page, "/admin?only=bin&q=zzzzzz");
    await expect(page.getByText("The bin is empty")).toBeVisible();
  },
  "driving courses": async (page) => {
    await showScreen(page, "/admin?tab=driving");
    await expect(page.getByText(/^\d+ courses$/)).toBeVisible();
  },
  "the menu of a driving course": async (page) => {
    const menu = await openListingMenu(page, listingRows(page).first());
    await expect(menu.getByRole("button", { name: "Delete" })).toBeVisible();
  },
  "the bin of doctors": async (page) => {
    await closeDialogs(page);
    const item = { name: "Dr. Comfort Weah", specialty: "Pediatrics", location: "Congo Town", available: true };
    const doctor = { ...item, id: "x", availability: "", price: "", deleted_at: new Date().toISOString() };
    await page.route("**/api/v1/professionals?deleted=true", (route) =>
      route.fulfill({ json: { data: { professionals: [doctor] } } }),
    );
    await showScreen(page, "/admin?tab=health&only=bin");
    await expect(page.getByRole("button", { name: /^Restore/ })).toBeVisible();
  },
  "a doctor's form": async (page) => {
    await showScreen(page, "/admin?tab=health");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
  },
  "the form of a rental with missing fields": async (page) => {
    await showScreen(page, "/add-rent-property");
    await page.getByRole("button", { name: "Add Property" }).click();
    await expect(page.getByText("Address is required")).toBeVisible();
    await expect(page.getByText("At least one image is required").first()).toBeVisible();
  },
  "the form of a sale": async (page) => {
    await showScreen(page, "/add-property");
    await expect(page.getByText("Address is required")).toHaveCount(0);
    await page.getByRole("button", { name: /^Show all \d+$/ }).click();
    await page.getByRole("button", { name: "Gym", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Property Images" })).toBeVisible();
  },
  "a listing that waits to be sent": async (page) => {
    await page.route(`**${apiPrefix}${adminCatalogueEndpoints.createBuyProperty.path}`, (route) => route.abort());
    for (const [label, value] of Object.entries({
      Title: "House by the lagoon",
      Description: "Three rooms.",
      Address: "12 Water Street",
      Price: "84000",
    }))
      await page.getByRole("textbox", { name: label }).fill(value);
    await page.getByLabel(/^Property type/).selectOption("House");
    await page.getByRole("button", { name: "Save as draft" }).click();
    await expect(
      page.getByText(/^Waiting for a connection. The listing will be sent automatically while/),
    ).toBeVisible();
  },
  "the reminder of an unsent listing": async (page) => {
    await page.getByRole("button", { name: "Stop waiting" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Leave and keep it on this device" }).click();
    await expect(page.getByText("Not sent yet: House by the lagoon")).toBeVisible();
    await expect(listingRows(page).first()).toBeVisible();
  },
};

const inbox: Record<string, Open> = {
  "the dashboard during an outage": async (page) => {
    await page.route("**/api/v1/list/**", (route) => route.fulfill({ status: 500, json: { detail: "x" } }));
    await showScreen(page, "/admin");
    await expect(page.getByText("API Error")).toBeVisible();
  },
  "submissions during an outage": async (page) => {
    const submissions = "**/api/v1/contact/submissions**";
    await page.route(submissions, (route) => route.fulfill({ status: 500, json: { detail: "x" } }));
    await showScreen(page, "/admin/contact-submissions");
    await expect(page.getByRole("main").getByText("Failed to load submissions")).toBeVisible();
  },
  "no submissions": async (page) => {
    await page.unroute("**/api/v1/contact/submissions**");
    await showScreen(page, "/admin/contact-submissions?q=zzzzzz");
    await expect(page.getByText("No submissions found")).toBeVisible();
  },
  "contact submissions": async (page) => {
    await showScreen(page, "/admin/contact-submissions");
    await expect(enquiry(page)).toBeVisible();
  },
  "the dialog that logs a call, without a name": async (page) => {
    await page.getByRole("button", { name: "Log a call or visit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter a name or a number")).toBeVisible();
  },
  "selected submissions": async (page) => {
    await closeDialogs(page);
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .first()
      .check();
    await expect(page.getByRole("region", { name: "Selected enquiries" })).toContainText("1 selected");
  },
  "suspected spam": async (page) => {
    await showScreen(page, "/admin/contact-submissions?spam=true");
    await expect(page.getByRole("main").getByRole("link", { name: /spam/i })).toHaveAttribute("aria-current", "page");
    await expect(enquiry(page)).toBeVisible();
  },
  "overdue submissions": async (page) => {
    await showScreen(page, "/admin/contact-submissions?overdue=true");
    await expect(page.getByRole("row", { name: /Overdue/ }).first()).toBeVisible();
  },
  "an open submission with its history": async (page) => {
    await showScreen(page, "/admin/contact-submissions?q=deed+registered");
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await enquiry(page).click();
    const change = page.getByRole("dialog").getByText(/changed the status from/);
    await expect(change.first()).toBeVisible();
  },
  "an open submission": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/contact-submissions?status=closed");
    await expect(page.getByRole("row").getByText("Closed").first()).toBeVisible();
    await enquiry(page).click();
    await expect(page.getByRole("dialog").getByLabel("Internal note")).toBeVisible();
  },
  "the form of a next step": async (page) => {
    await page.getByRole("button", { name: /^(Add next step|Change)$/ }).click();
    await expect(page.getByRole("dialog").getByLabel("Other day")).toBeVisible();
  },
  "answer times": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/answers?by=service&days=365");
    await expect(page.getByRole("row", { name: /Real estate/ })).toBeVisible();
  },
  "reply templates": async (page) => {
    await showScreen(page, "/admin/reply-templates");
    await expect(page.getByRole("region", { name: "Preview" }).getByText(/^Hello/)).toBeVisible();
  },
  "a finished self-test": async (page) => {
    await showScreen(page, "/admin/contact-submissions");
    await page.getByText("Technical checks").click();
    await page.getByRole("button", { name: "Test Backend" }).click();
    await expect(page.locator(".toast-place")).toContainText("Backend Test Successful");
  },
};

/** Adds two people with one name who share a number, and returns the second one. */
async function addPeople(page: Page): Promise<string> {
  const headers = await readAuthorization(page);
  const digits = String(Date.now()).slice(-5);
  const add = async (fields: object) => {
    const contacts = [
      { kind: "phone", value: `0775 5${digits}` },
      { kind: "email", value: `josephine-${digits}@example.org` },
    ];
    const data = { name: "Josephine Kollie-Washington", contacts, shared: true, ...fields };
    const added = await page.request.post(apiPrefix + peopleEndpoints.createPerson.path, { headers, data });
    return (await added.json()).id;
  };
  await add({});
  return add({ kinds: ["owner"], key_holder: "The guard at the gate", note: "Prefers calls in the evening." });
}

const people: Record<string, Open> = {
  "the people": async (page) => {
    await addPeople(page);
    await showScreen(page, "/admin/people");
    await page.getByRole("searchbox").fill("kollie-wash");
    await expect(page.getByRole("link", { name: "Josephine Kollie-Washington" }).first()).toBeVisible();
  },
  "a search without a result": async (page) => {
    await page.getByRole("searchbox").fill("zzzzzz");
    await expect(page.getByText("No one matches")).toBeVisible();
  },
  "the form of a new person with missing fields": async (page) => {
    await page.getByRole("button", { name: "Add person" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
  },
  "a person who shares a phone": async (page) => {
    await closeDialogs(page);
    await showScreen(page, `/admin/people/${await addPeople(page)}`);
    await expect(page.getByText("Shared phone")).toBeVisible();
    await expect(page.getByRole("button", { name: "Same person" }).first()).toBeVisible();
  },
  "a merged person": async (page) => {
    await page.getByRole("button", { name: "Same person" }).first().click();
    await expect(page.locator(".toast-place").getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Separate again" })).toBeVisible();
  },
  "the form of a person": async (page) => {
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByRole("dialog").getByLabel("Key holder")).toHaveValue("The guard at the gate");
  },
};

const management: Record<string, Open> = {
  "the question about drafts at a logout": async (page) => {
    await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem("user") ?? "{}");
      localStorage.setItem(`draft_listing_${id}_rent`, "{}");
    });
    await showScreen(page, "/admin/log-out");
    await expect(page.getByRole("button", { name: "Keep drafts and log out" })).toBeVisible();
  },
  "the columns of an import": async (page) => {
    await showScreen(page, "/admin/import");
    await selectCsv(page, "Ad ID;Headline;Purpose;Asking price;Views\nA-1;Villa by the sea;For Sale;$85,000;9\n");
    await expect(page.getByText("Columns of your file")).toBeVisible();
    await expect(page.getByText(/^Every new listing needs/)).toBeVisible();
  },
  "suggested corrections of an import": async (page) => {
    await page.getByRole("button", { name: "Check 1 row" }).click();
    await expect(page.getByText("What is wrong")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Apply \d+ suggestions?$/ })).toBeVisible();
  },
  "a checked import": async (page) => {
    await showScreen(page, "/admin/import");
    await selectCsv(page, "reference,title\nX-1,\n,A flat\nX-2\n");
    await expect(page.getByText("3 with problems, which would")).toBeVisible();
  },
  "a completed import": async (page) => {
    await page.route("**/api/v1/import/properties", (route) => {
      const row = {
        row: 1,
        reference: "X-1",
        result: "updated",
        uuid: null,
        changed: ["title"],
        errors: [],
        questions: [],
      };
      const counts = { created: 0, updated: 1, unchanged: 0, question: 0, error: 0 };
      return route.fulfill({ json: { data: { rows: [row], counts, ignored_columns: ["colour"] } } });
    });
    await selectCsv(page, "reference,title,colour\nX-1,Other,red\n");
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(page.getByText("1 updated", { exact: true })).toBeVisible();
  },
  "the outbox of a local site": async (page) => {
    await showScreen(page, "/admin/outbox");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
    await expect(page.getByText("Nothing was sent yet.").or(page.getByRole("listitem")).first()).toBeVisible();
  },
  "the audit": async (page) => {
    await confirmFirstListing(page);
    await showScreen(page, "/admin/audit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit");
    await page.getByRole("main").locator("summary").first().click();
  },
  "an invalid email in the privacy form": async (page) => {
    await showScreen(page, "/admin/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal data");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText("Please enter a valid email address or phone number")).toBeVisible();
  },
  "the confirmation of an erasure": async (page) => {
    await page.getByLabel("Email or phone number").fill("demo-user@monroviahub.example");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the team": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/team");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
    await expect(page.getByRole("main").getByText("demo_admin").first()).toBeVisible();
  },
  "the roles and actions of an account": async (page) => {
    await page.getByRole("button", { name: "Manage demo_admin" }).click();
    await expect(page.getByRole("button", { name: "Disable account" })).toBeVisible();
  },
  "how to add a colleague": async (page) => {
    await closeDialogs(page);
    await page.getByRole("button", { name: "Add a colleague" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the own account": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
    await expect(page.getByText("This device")).toBeVisible();
  },
  "the form of a new password": async (page) => {
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  },
  settings: async (page) => {
    await showScreen(page, "/admin/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await expect(page.getByText("Everything is saved")).toBeVisible();
  },
  "settings of one service": async (page) => {
    await page.getByLabel("Settings for").selectOption("Driving school");
    await page.getByRole("button", { name: "Use separate contacts" }).click();
    await page.getByRole("button", { name: "Add figure" }).click();
    await expect(page.getByRole("button", { name: "Remove figure 1" })).toBeVisible();
  },
};

async function closeDialogs(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const groups = { dashboard, listings, inbox, people, management };

test.describe("on a phone, then on a desktop", () => {
  test.use({ viewport: phone, reducedMotion: "reduce" });
  test.describe.configure({ timeout: 240_000 });

  for (const [group, states] of Object.entries(groups)) {
    test(`${group}: each state fits every window, has large touch targets and passes axe in both themes`, async ({
      page,
    }) => {
      await useSavedSession(page, "super_admin");
      // A screen without data. The other screens open without another page load.
      await page.goto("/admin/privacy");
      for (const [name, openState] of Object.entries(states)) {
        await test.step(name, async () => {
          await page.setViewportSize(phone);
          await openState(page);
          await waitUntilSettled(page);
          // The screen under a dialog is a state of its own.
          const hasDialog = (await page.getByRole("dialog").count()) > 0;
          await expectAccessibleScreen(page, {
            screen: name,
            touchTargets: true,
            columns: true,
            ...(hasDialog && { within: "dialog[open]" }),
          });
        });
      }
    });
  }
});

test.describe("the theme button in the side navigation", () => {
  test.use({ viewport: desktop, colorScheme: "light" });

  test("has the same contrast as the selected link", async ({ page }) => {
    await useSavedSession(page);
    await page.goto("/admin");
    const side = page.getByRole("navigation", { name: "Admin" });
    const colour = (element: Element) => getComputedStyle(element).color;
    const selectedColour = await side.getByRole("link", { name: "Dashboard" }).evaluate(colour);
    expect(await side.getByRole("button", { name: "Dark theme" }).evaluate(colour)).toBe(selectedColour);
  });
});
