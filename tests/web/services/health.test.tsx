import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  countSpecialties,
  filterProfessionals,
  healthPath,
  readHealthQuery,
} from "#web/site/features/services/professionals/health-query.ts";
import { getInitials, Portrait } from "#web/site/features/services/professionals/portrait.tsx";
import { firstProfessionalsKey } from "#web/site/features/services/service-items/service-keys.ts";
import { Health } from "#web/site/routes/services/health.tsx";
import { HealthServices } from "#web/site/routes/services/health-services.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { renderInApp } from "../support/property-fixtures.tsx";
import {
  buildProfessional,
  loadLazyCode,
  professionalsResponse,
  waitForLazyContent,
} from "../support/service-items.ts";

beforeAll(loadLazyCode);
afterEach(resetScreen);

const kamara = buildProfessional();
const togba = buildProfessional({ id: "d-2", name: "Dr. Moses Togba", specialty: "Dentistry", available: false });
const listed = professionalsResponse(kamara, togba);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const renderHealth = (path: string, data: Record<string, unknown> = listed) =>
  renderInApp(
    <>
      <Health />
      <Address />
    </>,
    { path, data },
  );
const currentPath = () => document.querySelector("output")?.textContent;
const names = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("filters the professionals by the URL and counts them", () => {
  renderHealth("/health?q=pediat");
  expect(screen.getByText("1 doctor found")).toBeTruthy();
  expect(names()).toContain("Dr. Ama Kamara");
  expect(names()).not.toContain("Dr. Moses Togba");
});

it("marks only the professionals of the list who take no appointments", () => {
  renderHealth("/health");
  expect(screen.getAllByText(/^(Una|A)vailable$/).map(({ textContent }) => textContent)).toEqual(["Unavailable"]);
});

it("names the next free time of each professional who takes appointments", async () => {
  const start = "2026-12-01T09:00:00.000Z";
  const times = [kamara, togba].map(({ id }) => ({ professional_id: id, start }));
  await waitForLazyContent(() => renderHealth("/health", { ...listed, "/public/next-times": { data: { times } } }));
  const [next, ...others] = await screen.findAllByText(/^Next free/);
  expect(next?.textContent).toBe("Next free: Tue 1 Dec, 09:00");
  expect(others).toEqual([]);
});

it("says what happens next for a professional without appointments", async () => {
  await waitForLazyContent(() => renderHealth("/health/d-2"));
  expect(screen.getByText(/Dr. Moses Togba takes no appointments at the moment/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Ask for the next free date" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Book Appointment" })).toBeNull();
  expect(screen.getByRole("link", { name: "Book Appointment with Dr. Ama Kamara" })).toBeTruthy();
});

it("offers a later date in the list for a professional without appointments", () => {
  renderHealth("/health");
  expect(screen.getByRole("link", { name: "Ask for a date with Dr. Moses Togba" })).toBeTruthy();
});

it("shows at most three other professionals below a professional, those of the same specialty first, and links to all", async () => {
  const others = ["d-3", "d-4", "d-5"].map((id) =>
    buildProfessional({ id, name: `Dr. ${id}`, specialty: "Cardiology" }),
  );
  const colleague = buildProfessional({ id: "d-6", name: "Dr. Same Specialty", available: false });
  await waitForLazyContent(() =>
    renderHealth("/health/d-1", professionalsResponse(...others, kamara, togba, colleague)),
  );
  const section = within(screen.getByRole("region", { name: "Other doctors" }));
  const shown = section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(shown).toEqual(["Dr. Same Specialty", "Dr. d-3", "Dr. d-4"]);
  expect(section.getByRole("link", { name: "All doctors" }).getAttribute("href")).toBe("/health");
  expect(screen.queryByRole("searchbox")).toBeNull();
});

it("draws the initials of a real professional, without a title", () => {
  renderHealth("/health");
  expect(document.querySelector("li svg text")?.textContent).toBe("AK");
  expect(["Dr. Comfort Weah-Toe", "Togba", "Prof. Dr. Jean de la Cruz", ""].map(getInitials)).toEqual([
    "CW",
    "T",
    "JC",
    "",
  ]);
});

it("shows the drawn portrait of a seeded professional", () => {
  const seeded = buildProfessional({ id: "doctor-3" });
  const { container } = render(<Portrait professional={seeded} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/art/services/doctor-3.webp");
});

it("writes each choice into the URL", async () => {
  renderHealth("/health");
  fireEvent.click(screen.getByRole("checkbox", { name: "Available only" }));
  await waitFor(() => expect(currentPath()).toBe("/health?available=true"));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Dentistry" } });
  fireEvent.input(screen.getByRole("combobox"));
  await waitFor(() => expect(currentPath()).toBe("/health?specialty=Dentistry&available=true"));
  expect(screen.getByText("No doctors found")).toBeTruthy();
});

it("ignores accents, matches word beginnings and counts each specialty", () => {
  const all = [kamara, togba];
  const none = readHealthQuery(new URLSearchParams());
  expect(filterProfessionals(all, { ...none, q: "kámara sinkor" })).toEqual([kamara]);
  expect(filterProfessionals(all, { ...none, available: true })).toEqual([kamara]);
  expect(countSpecialties(all, { ...none, available: true })).toEqual([
    ["Dentistry", 0],
    ["Pediatrics", 1],
  ]);
  expect(healthPath("/health", none)).toBe("/health");
});

const clinic = [
  ["Pediatrics", "Cares for children up to age 15"],
  ["Dentistry", "Fillings and cleaning"],
  ["Obstetrics and Gynecology", "Delivers your baby at two hospitals"],
  ["Cardiology", "Blood pressure"],
  ["General Practice", "Treats adults and children"],
  ["Physiotherapy", "Back pain"],
].map(([specialty = "", description = ""], n) =>
  buildProfessional({ id: `c-${n}`, name: "Dr. T", specialty, description }),
);

it.each([
  ["pediatrician", ["Pediatrics"]],
  ["Pediatrican", ["Pediatrics"]],
  ["doctor for my baby", ["Pediatrics"]],
  ["kids", ["Pediatrics"]],
  ["tooth", ["Dentistry"]],
  ["teeth pain", ["Dentistry"]],
  ["dentst", ["Dentistry"]],
  ["pregnant", ["Obstetrics and Gynecology"]],
  ["pregnant woman", ["Obstetrics and Gynecology"]],
  ["midwife", ["Obstetrics and Gynecology"]],
  ["ob-gyn", ["Obstetrics and Gynecology"]],
  ["heart", ["Cardiology"]],
  ["high blood pressure", ["Cardiology"]],
  ["malaria", ["General Practice"]],
  ["physio", ["Physiotherapy"]],
  ["eye", []],
  // Several specialties, and words that are in no text
  ["my baby is sick", ["Pediatrics", "General Practice"]],
  ["sick child", ["Pediatrics", "General Practice"]],
  ["remove tooth", ["Dentistry"]],
  ["root canal", ["Dentistry"]],
  ["toot ache", ["Dentistry"]],
  ["I am pregnant", ["Obstetrics and Gynecology"]],
  ["gynae", ["Obstetrics and Gynecology"]],
  ["my daughter", ["Pediatrics"]],
  ["heart attack", ["Cardiology"]],
  ["BP", ["Cardiology"]],
  ["waist pain", ["Physiotherapy"]],
  ["knee pain", ["Physiotherapy"]],
  ["running stomach", ["General Practice"]],
  ["medical check up", ["General Practice"]],
  ["rash", ["General Practice"]],
  ["eye doctor", []],
  ["spaceship", []],
  ["Fillings", ["Dentistry"]],
  ["Dr. T", clinic.map(({ specialty }) => specialty)],
])("finds professionals for %s", (q, expected) => {
  const found = filterProfessionals(clinic, { q, specialty: "", available: false });
  expect(found.map(({ specialty }) => specialty)).toEqual(expected);
});

it("opens the professional with an appointment form that carries the id", async () => {
  const { container } = renderHealth("/health?available=true");
  const book = screen.getByRole("link", { name: /^Book Appointment/ });
  expect(book.getAttribute("href")).toBe("/health/d-1?available=true");
  await waitForLazyContent(() => fireEvent.click(book));
  expect(await screen.findByRole("heading", { level: 1, name: "Dr. Ama Kamara" })).toBeTruthy();
  await waitFor(() => expect(container.querySelector("[name=professional_id]")?.getAttribute("value")).toBe("d-1"));
  expect(screen.getAllByRole("link", { name: /123 4567/ })[0]?.getAttribute("href")).toBe("tel:+231881234567");
});

it("shows the other professionals when the professional is unknown", () => {
  renderHealth("/health/unknown");
  expect(screen.getByText("Doctor not found")).toBeTruthy();
  expect(screen.getByText("2 doctors found")).toBeTruthy();
});

it("shows no samples for an empty list", () => {
  renderHealth("/health", professionalsResponse());
  expect(screen.getByText("No doctors are listed yet")).toBeTruthy();
  expect(screen.queryByText("Sample")).toBeNull();
});

it("shows marked samples that link to the business when the API cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { container } = renderHealth("/health/sample-doctor-1", {});
  expect(await screen.findByText("Failed to load doctors")).toBeTruthy();
  expect((await screen.findAllByText("Sample")).length).toBe(4);
  expect(container.querySelector("form[method=post]")).toBeNull();
  expect(screen.getByRole("link", { name: "Ask us" }).getAttribute("href")).toBe("/contact?service=health");
});

it("shows the card of a professional that the page before has loaded when the API cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  renderHealth("/health/d-1", { [firstProfessionalsKey]: professionalsResponse(kamara)["/public/professionals"] });
  expect(await screen.findByRole("heading", { level: 1, name: "Dr. Ama Kamara" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Call/ })).toBeTruthy();
  cleanup();
  renderHealth("/health/d-9", {});
  expect(await screen.findByText("Failed to load doctors")).toBeTruthy();
  expect(screen.queryByText("Doctor not found")).toBeNull();
});

it("links each specialty and each available professional", () => {
  renderInApp(<HealthServices />, { path: "/health-services", data: listed });
  const specialties = within(document.querySelector("[aria-labelledby=specialties]") as HTMLElement);
  expect(specialties.getByRole("link", { name: "Dentistry from $20" }).getAttribute("href")).toBe(
    "/health?specialty=Dentistry",
  );
  const bookings = screen.getAllByRole("link", { name: "Book Appointment" });
  expect(bookings.map((link) => link.getAttribute("href"))).toEqual(["/health/d-1"]);
});

it("shows the lowest price of each specialty, and the number of professionals if there are several or no price", () => {
  const second = buildProfessional({ id: "d-3", specialty: "Dentistry", price: "$1,200 or $15" });
  const unpriced = buildProfessional({ id: "d-4", specialty: "Cardiology", price: "Ask us" });
  const data = professionalsResponse(kamara, togba, second, unpriced);
  renderInApp(<HealthServices />, { path: "/health-services", data });
  const specialties = within(document.querySelector("[aria-labelledby=specialties]") as HTMLElement);
  for (const name of ["Cardiology 1 doctor", "Dentistry 2 doctors · from $20"])
    expect(specialties.getByRole("link", { name })).toBeTruthy();
});
