import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { readOpeningHours } from "#shared/site/describe-week.ts";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { fillForm, inputByLabel, submitForm } from "../support/account-api.tsx";
import {
  draftKey,
  invalidIds,
  mockSettings,
  press,
  preview,
  renderSettings,
  resetSettings,
} from "../support/settings-screen.tsx";

afterEach(resetSettings);

const select = (label: string, value: string) => fireEvent.change(inputByLabel(label), { target: { value } });

it("edits the times of each day, makes the visitors' text from them, and clears them without it", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  fireEvent.click(inputByLabel("Saturday open"));
  expect(screen.queryByLabelText("Saturday from")).toBeNull();
  select("Friday to", "15:30");
  fireEvent.click(inputByLabel("Sunday open"));
  expect(inputByLabel("Sunday to").value).toBe("15:30");
  select("Sunday from", "16:00");
  await submitForm();
  await waitFor(() => expect(invalidIds()).toEqual(["settings-week-sunday-to"]));
  expect(document.activeElement?.id).toBe("settings-week-sunday-to");
  expect(document.getElementById("settings-week-sunday-error")?.textContent).toBe("Must be after the opening time");
  select("Sunday from", "12:00");
  await waitFor(() => expect(invalidIds()).toEqual([]));
  await submitForm();
  await waitFor(() =>
    expect(stored().week).toMatchObject({
      friday: { from: "08:00", to: "15:30" },
      saturday: { from: "", to: "" },
      sunday: { from: "12:00", to: "15:30" },
    }),
  );
  const hours = [
    { days: "Monday to Thursday", hours: "8:00 – 18:00" },
    { days: "Friday", hours: "8:00 – 15:30" },
    { days: "Sunday", hours: "12:00 – 15:30" },
  ];
  expect(stored().hours).toEqual(hours);
  await press("Clear all times");
  await submitForm();
  await waitFor(() => expect(stored()).toMatchObject({ week: null, hours: [] }));
  await press("Add times for each day");
  expect(inputByLabel("Monday from").value).toBe("08:00");
});

it("keeps an earlier text of the owner's own as a note, and copies the times of Monday", async () => {
  const ownText = { ...seededSite, hours: [{ days: "Saturday", hours: "10am to 2pm" }] };
  const { stored } = mockSettings({
    ...seededSite,
    ...readOpeningHours({ week: seededSite.week, hours: ownText.hours }),
  });
  await renderSettings();
  expect(inputByLabel("Note below the times").value).toBe("Saturday: 10am to 2pm");
  expect(preview()).toContain("Saturday: 9:00 – 14:00Saturday: 10am to 2pm");
  select("Saturday from", "10:00");
  expect(preview()).toContain("Saturday: 10:00 – 14:00");
  fillForm({ "Note below the times": "Closed on public holidays" });
  await submitForm();
  await waitFor(() => expect(stored().hours_note).toBe("Closed on public holidays"));
  expect(stored().hours[1]).toEqual({ days: "Saturday", hours: "10:00 – 14:00" });

  select("Monday from", "09:15");
  await press("Monday to Friday");
  expect(preview()).toContain("Monday to Friday: 9:15 – 18:00Saturday: 10:00 – 14:00");
  await press("All days");
  await submitForm();
  await waitFor(() => expect(stored().hours).toEqual([{ days: "Every day", hours: "9:15 – 18:00" }]));
});

it("asks to check a note that is made from an old text, until the settings are saved", async () => {
  const warning = "Your old text is shown as a note. Check it.";
  const site = { ...seededSite, hours_note: "Saturday: 9–13" };
  const { calls } = mockSettings(site, undefined, { note_from_old_text: true });
  await renderSettings();
  expect(screen.getByText(warning)).toBeTruthy();
  await press("The note is right");
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  expect(calls.at(-1)).toMatchObject({ call: "PUT /site", body: { hours_note: "Saturday: 9–13" } });
});

it("keeps the own text in a draft of an earlier version", async () => {
  const { hours_note: _, ...older } = { ...seededSite, hours: [{ days: "Holidays", hours: "by appointment" }] };
  localStorage.setItem(
    draftKey,
    JSON.stringify({ details: { ...older, name: "New name" }, opened: { site: older, saved_at: null } }),
  );
  const { stored } = mockSettings(seededSite);
  await renderSettings();
  await submitForm();
  await waitFor(() => expect(stored()).toMatchObject({ name: "New name", hours_note: "Holidays: by appointment" }));
});
