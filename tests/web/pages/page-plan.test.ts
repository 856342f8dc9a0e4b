import { expect, it } from "vitest";
import { pagePlan } from "#web/page-plan.ts";

const planOf = (path: string) => pagePlan(new URL(path, "https://hub.example"));

it.each([
  ["/health", ["/public/professionals"]],
  ["/health/d-1", ["/public/professionals"]],
  ["/health-services", ["/public/professionals?available=true&limit=3&view=card", "/public/professionals"]],
  ["/driving-school", ["/public/courses"]],
  ["/driving-school/a%20b", ["/public/courses/a%20b", "/public/properties/a%20b"]],
  ["/janitorial", []],
  ["/contact?doctor=d-1", ["/public/professionals/d-1"]],
  ["/contact?property=p-1&course=c-1", ["/public/properties/p-1", "/public/courses/c-1"]],
])("%s is rendered by the worker from what its screen starts from", (path, keys) => {
  expect(planOf(path)).toEqual({ kind: "data", keys, status: 200 });
});

it.each(["/about", "/privacy", "/careers", "/image-test", "/login", "/signup", "/account", "/admin/login"])(
  "%s is rendered when the site is built",
  (path) => {
    expect(planOf(path).kind).toBe("static");
  },
);

it.each([
  ["/admin", 200],
  ["/admin/team", 200],
  ["/admin/nowhere", 404],
])("%s is the shell alone, with status %d", (path, status) => {
  expect(planOf(path)).toEqual({ kind: "shell", keys: [], status });
});
