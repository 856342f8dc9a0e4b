import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { inputByLabel, submitForm } from "../support/account-api.tsx";
import {
  chooseOwnText,
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
  await waitFor(() => expect(stored()).toMatchObject({ week: null, hours }));
  await press("Add times for each day");
  expect(inputByLabel("Monday from").value).toBe("08:00");
});

it("keeps the owner's own text, warns while it differs, and copies the times of Monday", async () => {
  const { stored } = mockSettings(seededSite);
  await renderSettings();
  chooseOwnText();
  const [, saturday] = screen.getAllByLabelText("Hours");
  fireEvent.input(saturday as HTMLElement, { target: { value: "10am to 2pm" } });
  expect(screen.getByText("Check Saturday. Visitors read both.")).toBeTruthy();
  select("Saturday from", "10:00");
  expect(screen.queryByText(/^Check /)).toBeNull();
  await submitForm();
  await waitFor(() => expect(stored().hours[1]).toEqual({ days: "Saturday", hours: "10am to 2pm" }));
  expect(inputByLabel("My own text").checked).toBe(true);
  fireEvent.click(inputByLabel("These times"));
  expect(preview()).toContain("Saturday: 10:00 – 14:00");
  await press("Discard changes");
  expect(inputByLabel("My own text").checked).toBe(true);

  fireEvent.click(inputByLabel("These times"));
  select("Monday from", "09:15");
  await press("Monday to Friday");
  expect(preview()).toContain("Monday to Friday: 9:15 – 18:00Saturday: 10:00 – 14:00");
  await press("All days");
  await submitForm();
  await waitFor(() => expect(stored().hours).toEqual([{ days: "Every day", hours: "9:15 – 18:00" }]));
});
