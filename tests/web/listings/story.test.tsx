import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Providers } from "#web/lib/page/providers.tsx";
import { roomName } from "#web/site/features/listings/gallery/room-name.ts";
import { StoryContact } from "#web/site/features/listings/gallery/story/story-contact.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { buildDetailProperty, buildPropertyCard, renderInApp } from "../support/property-fixtures.tsx";

afterEach(cleanup);

it.each([
  ["Kitchen", "Kitchen"],
  ["Kitchen with teal cabinets, stove and fridge, morning light over the sink", "Kitchen with teal cabinets"],
  ["Living room in the evening, lamp lit beside a green sofa", "Living room in the evening"],
  ["Bedroom with a mosquito net and a louvre window on the left at noon", "Bedroom"],
  ["Two-storey villa with a red roof on the Atlantic coast at dawn", "Two-storey villa"],
  ["Oceanfront villa", undefined],
  ["Photo 3", undefined],
  [" ", undefined],
  [undefined, undefined],
])("the room of a photo with the text %j is %j", (alt, room) => expect(roomName(alt, "Oceanfront villa")).toBe(room));

it("the story has no contacts while only the card of a property is known", () => {
  const { container } = renderInApp(<StoryContact property={buildPropertyCard()} />);
  expect(container.textContent).toBe("");
  cleanup();
  renderInApp(<StoryContact property={buildDetailProperty()} />);
  expect(screen.getByRole("link", { name: "Call Now" }).getAttribute("href")).toBe("tel:+231770000000");
  expect(screen.getByRole("link", { name: "WhatsApp" })).toBeTruthy();
});

it("the story has no contacts if the business has no number", () => {
  const site = { ...seededSite, shown: { ...seededSite.shown, sample_contacts: false } };
  render(
    <Providers site={site} origin="https://hub.example" data={{}}>
      <StoryContact property={buildDetailProperty()} />
    </Providers>,
  );
  expect(screen.queryByRole("link")).toBeNull();
});
