import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useCalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useInboxParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";

/** Runs a hook on a page, and returns it with the page's location. */
function renderOn<Result>(path: string, useHook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ hook: useHook(), location: useLocation() }), { wrapper }).result;
}

// A slow phone renders the first change only after the second one has happened.
describe("a change that follows another before it is rendered keeps the first", () => {
  it("of the inbox: an enquiry opens, and the typed search begins", () => {
    const result = renderOn("/admin/contact-submissions", useInboxParams);
    act(() => {
      result.current.hook.open("1");
      result.current.hook.setFilters({ q: "Kollie" }, true);
    });
    expect(result.current.hook.params).toMatchObject({ open: "1", q: "Kollie" });
    expect(result.current.location.search).toBe("?open=1");
  });

  it("of the inbox: the typed search begins, and an enquiry opens", () => {
    const result = renderOn("/admin/contact-submissions", useInboxParams);
    act(() => {
      result.current.hook.setFilters({ q: "Kollie" }, true);
      result.current.hook.open("1");
    });
    expect(result.current.hook.params).toMatchObject({ open: "1", q: "Kollie" });
  });

  it("of the listings: a listing opens, and the typed search begins", () => {
    const result = renderOn("/admin/listings", useDashboardParams);
    act(() => {
      result.current.hook.change({ view: "1" });
      result.current.hook.changeFilters({ q: "Sinkor" }, true);
    });
    expect(result.current.hook.params).toMatchObject({ view: "1", q: "Sinkor" });
  });

  it("of the calendar: two filters are set", () => {
    const result = renderOn("/admin/calendar", useCalendarParams);
    act(() => {
      result.current.hook.setParams({ who: "mine" });
      result.current.hook.setParams({ kind: "viewing" });
    });
    expect(result.current.hook.params).toMatchObject({ who: "mine", kind: "viewing" });
  });

  it("goes on from the address after Back", () => {
    const result = renderOn("/admin/contact-submissions?status=new", useInboxParams);
    act(() => result.current.hook.open("1"));
    act(() => result.current.hook.open(undefined));
    act(() => result.current.hook.setFilters({ service: "janitorial" }));
    expect(result.current.location.search).toBe("?status=new&service=janitorial");
  });
});
