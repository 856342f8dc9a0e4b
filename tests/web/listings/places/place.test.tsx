import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { CanILiveThere } from "#web/site/features/listings/detail/place/can-i-live-there.tsx";
import { CopyForDriver } from "#web/site/features/listings/detail/place/copy-for-driver.tsx";
import { driverText } from "#web/site/features/listings/detail/place/driver-text.ts";
import { MapsLink } from "#web/site/features/listings/detail/place/maps-link.tsx";
import { WhereIsIt } from "#web/site/features/listings/detail/place/where-is-it.tsx";
import { seededSite } from "../../../../migrations/seed/seeded-site.ts";
import { resetScreen } from "../../support/account-api.tsx";
import { buildDetailProperty, renderInApp } from "../../support/property-fixtures.tsx";

afterEach(resetScreen);

it("shows the known facts with the day of the check, and names the unknown ones without a no", () => {
  const living = readLiving({ power: "own_meter", power_hours: 18, guard: false, water: "hand_pump" });
  render(<CanILiveThere property={buildDetailProperty({ living, living_checked_at: "2026-05-12T08:00:00.000Z" })} />);
  const rows = screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ["Power", "Own LEC meter"],
    ["Hours of power a day", "18"],
    ["Water", "Hand pump"],
    ["Guard", "No"],
  ]);
  const { textContent } = screen.getByRole("region", { name: "Can I live there?" });
  expect(textContent).toContain("Checked 12 May 2026.");
  expect(textContent).toContain(
    "Not checked yet: generator, fence, road, minutes to the main road, flooding, phone signal.",
  );
});

it("says nothing where nothing is known", () => {
  const { container } = render(<CanILiveThere property={buildDetailProperty()} />);
  expect(container.textContent).toBe("");
});

it("says where a home is: landmark, code, and that the mark is not exact", () => {
  renderInApp(
    <WhereIsIt
      property={buildDetailProperty({ landmark: "Behind ELWA hospital", plus_code: "6CQX7J2F+", pin: "approximate" })}
    />,
  );
  const region = within(screen.getByRole("region", { name: "Where is it?" }));
  expect(region.getByText("Behind ELWA hospital")).toBeTruthy();
  expect(region.getByText("6CQX7J2F+")).toBeTruthy();
  expect(region.getByText(/about where it is/)).toBeTruthy();
  expect(region.getByRole("button", { name: "Copy for the kehkeh driver" })).toBeTruthy();
});

const address = { address: "12 Broad Street", area: null, city: "Monrovia" };

it.each([
  ["Mozilla/5.0 (Linux; Android 12)", "geo:6.287,-10.764?q=6.287,-10.764"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", undefined],
  ["Mozilla/5.0 (X11; Linux x86_64)", undefined],
])("on %s, Open in maps opens %s", (userAgent, app) => {
  vi.stubGlobal("navigator", { userAgent });
  const place = { href: "" };
  vi.stubGlobal("location", place);
  render(<MapsLink property={{ ...address, latitude: 6.287, longitude: -10.764 }} />);
  const link = screen.getByRole("link", { name: "Open in maps" });
  expect(link.getAttribute("href")).toMatch(/^https:.*6\.287.*-10\.764/);
  let isPrevented = false;
  const follow = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", follow, { once: true });
  fireEvent.click(link);
  expect([isPrevented, place.href]).toEqual([app !== undefined, app ?? ""]);
});

it("searches the map for the address without coordinates", () => {
  render(<MapsLink property={{ ...address, latitude: null, longitude: -10.764 }} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    "https://www.openstreetmap.org/search?query=12%20Broad%20Street%2C%20Monrovia",
  );
});

it("the text for the driver has the reference, the landmark, the area and a number", () => {
  const home = buildDetailProperty({ landmark: "Behind ELWA hospital", contact_number: "0886 123 456" });
  expect(driverText(home, seededSite)).toBe(
    "MH-1042: Behind ELWA hospital, Tubman Boulevard, Congo Town, call 0886 123 456",
  );
  expect(driverText(buildDetailProperty({ area: null }), { ...seededSite, phone: null })).toBe(
    "MH-1042: Tubman Boulevard, Monrovia",
  );
});

it("copies the text, or shows it where the browser does not allow that", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<CopyForDriver text="MH-1042: Sinkor" />);
  const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));
  await press();
  expect(writeText).toHaveBeenCalledWith("MH-1042: Sinkor");
  expect(screen.getByRole("status").textContent).toBe("Copied");
  await press();
  expect(screen.getByRole("status").textContent).toBe("MH-1042: Sinkor");
});
