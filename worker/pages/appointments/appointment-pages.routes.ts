import { Hono } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { receiveAppointmentForm, showAppointmentPage } from "./appointment-page.ts";
import { receiveBookingForm, showBookingPage } from "./booking-page.ts";

/** The pages of free times and of secret links. No cache stores them. */
export const appointmentPages = new Hono<AppEnv>();

appointmentPages.get("/book/:kind/:id", (c) => showBookingPage(c, new URL(c.req.url)));
appointmentPages.post("/book/:kind/:id", (c) => receiveBookingForm(c, new URL(c.req.url)));
appointmentPages.get("/appointment/:secret", (c) => showAppointmentPage(c, new URL(c.req.url)));
appointmentPages.post("/appointment/:secret", (c) => receiveAppointmentForm(c, new URL(c.req.url)));
