import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { Providers } from "#web/lib/page/providers.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";
import { resetScreen } from "../support/account-api.tsx";

const status = (
  <Providers site={seededSite} origin="" data={{}}>
    <OpeningStatus />
  </Providers>
);

afterEach(resetScreen);

it.each([
  ["2026-11-23T10:00:00Z", "Open until 18:00"],
  ["2026-11-23T18:00:00Z", "Closed now. Opens Tuesday at 8:00"],
  ["2026-11-22T12:00:00Z", "Closed now. Opens Monday at 8:00"],
  ["2026-11-28T13:59:00Z", "Open until 14:00"],
  ["2026-11-24T06:30:00Z", "Closed now. Opens today at 8:00"],
])("at %s says %s", (now, text) => {
  vi.useFakeTimers({ now: new Date(now) });
  render(status);
  expect(screen.getByText(text)).toBeTruthy();
});

it("is served with a neutral text, because the page may be a copy from another day", () =>
  expect(renderToString(status)).toContain("We answer during opening hours"));
