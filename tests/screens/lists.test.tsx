import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { cardListResponseSchema } from "#contract/listings/property-responses.ts";
import { openScreen, signInAs } from "./support/open-screen.tsx";

it("a list has a card for each home that the API returns for its filters, in the same order, and their number", async () => {
  await openScreen("/rent?min_bedrooms=3&sort=price-low");
  const response = await fetch("/api/v1/public/rent/properties?min_bedrooms=3&sort=price-low&view=card");
  const { data, total } = cardListResponseSchema.parse(await response.json());
  expect(total).toBeGreaterThan(1);
  const titles = within(screen.getByRole("main"))
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
  expect(titles).toEqual(data.properties.map(({ title }) => title));
  expect(screen.getByRole("status").textContent).toContain(String(total));
});

it("the inbox shows an enquiry that a visitor has just sent", async () => {
  const body = {
    ...{ name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "0775 550 101" },
    message: "Three rooms, twice a week.",
  };
  const response = await fetch("/api/v1/public/contact-us/janitorial", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  await signInAs("admin");
  await openScreen("/admin/contact-submissions?service=janitorial");
  const row = await screen.findByRole("row", { name: /Ma Kebbeh/ });
  expect(row.textContent).toContain("New");
});
