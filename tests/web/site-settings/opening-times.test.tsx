import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
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

const select = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("edits the times of each day, and makes the visitors' text from them", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  fireEvent.click(inputByLabel("Saturday open"));
  expect(screen.queryByLabelText("Saturday from")).toBeNull();
  select("Friday to", "15:30");
  fireEvent.click(inputByLabel("Sunday open"));
  expect(screen.getByLabelText<HTMLSelectElement>("Sunday to").value).toBe("15:30");
  select("Sunday from", "12:00");
  await submitForm();
  await waitFor(() =>
    expect(stored().week).toMatchObject({
      friday: { from: "08:00", to: "15:30" },
      saturday: { from: "", to: "" },
      sunday: { from: "12:00", to: "15:30" },
    }),
  );
  expect(stored().hours).toEqual([
    { days: "Monday to Thursday", hours: "8:00 – 18:00" },
    { days: "Friday", hours: "8:00 – 15:30" },
    { days: "Sunday", hours: "12:00 – 15:30" },
  ]);
});

it("copies the times of Monday to the working days or to all days", async () => {
  const { stored } = mockSettings(seededSite);
  await renderSettings();
  select("Monday from", "09:15");
  await press("Monday to Friday");
  expect(preview()).toContain("Monday to Friday: 9:15 – 18:00Saturday: 9:00 – 14:00");
  await press("All days");
  await submitForm();
  await waitFor(() => expect(stored().hours).toEqual([{ days: "Every day", hours: "9:15 – 18:00" }]));
});

it("names a closing time before the opening time until it is corrected", async () => {
  mockSettings();
  await renderSettings();
  select("Saturday from", "16:00");
  await submitForm();
  await waitFor(() => expect(invalidIds()).toEqual(["settings-week-saturday-to"]));
  expect(document.activeElement?.id).toBe("settings-week-saturday-to");
  expect(document.getElementById("settings-week-saturday-error")?.textContent).toBe("Must be after the opening time");
  expect(screen.getByRole("button", { name: "Opening times" })).toBeTruthy();
  select("Saturday to", "17:00");
  await waitFor(() => expect(invalidIds()).toEqual([]));
});

it("keeps the owner's own text, and warns while it differs from the times", async () => {
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
});

it("clears the times of all days, and keeps the text", async () => {
  const { stored } = mockSettings();
  await renderSettings();
  await press("Clear all times");
  await submitForm();
  await waitFor(() => expect(stored().week).toBeNull());
  expect(stored().hours).toEqual(siteDefaults.hours);
  await press("Add times for each day");
  expect(screen.getByLabelText<HTMLSelectElement>("Monday from").value).toBe("08:00");
});
