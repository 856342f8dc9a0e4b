import { bookingReceiptSchema } from "../appointments/booking.ts";
import { endpoint, enquiryCall, noBodyBytes, uncachedRead } from "../http/endpoint.ts";
import { propertyParams } from "../http/path-params.ts";
import {
  adminWantChangeSchema,
  adminWantSchema,
  adminWantsSchema,
  countedHomeSchema,
  createdWantSchema,
  demandSchema,
  homeWantsSchema,
  newAdminWantSchema,
  newWaitingSchema,
  newWantSchema,
  publicWantResponseSchema,
  takenTimeSchema,
  wantChangeSchema,
  wantChannelsSchema,
  wantLinkParams,
  wantMatchesSchema,
  wantParams,
  wantReceiptSchema,
  wantsQuerySchema,
} from "../wants/want.ts";
import { wantLimits } from "../wants/want-kinds.ts";

const wantCall = { ...enquiryCall, maxBodyBytes: wantLimits.bytes } as const;

/** What people look for and do not find. */
export const wantEndpoints = {
  getWantChannels: endpoint("GET /public/want-channels", "public", {
    summary: "Get how this site can tell visitors",
    response: wantChannelsSchema,
    ...uncachedRead,
  }),
  addWant: endpoint("POST /public/wants", "public", {
    summary: "Ask to be told when a home comes",
    body: newWantSchema,
    isCreated: true,
    response: wantReceiptSchema,
    ...wantCall,
  }),
  addWaiting: endpoint("POST /public/waiting", "public", {
    summary: "Wait for a free time of a course or a doctor",
    body: newWaitingSchema,
    isCreated: true,
    response: wantReceiptSchema,
    ...wantCall,
  }),
  getWant: endpoint("GET /public/wants/:secret", "public", {
    summary: "Get a want by its secret address",
    errors: { 410: "It ended" },
    params: wantLinkParams,
    response: publicWantResponseSchema,
    ...uncachedRead,
  }),
  changeWant: endpoint("PATCH /public/wants/:secret", "public", {
    summary: "Change, pause or renew a want",
    errors: { 410: "It ended" },
    params: wantLinkParams,
    body: wantChangeSchema,
    response: publicWantResponseSchema,
    ...wantCall,
  }),
  endWant: endpoint("DELETE /public/wants/:secret", "public", {
    summary: "End a want",
    errors: { 410: "It ended" },
    params: wantLinkParams,
    ...enquiryCall,
    maxBodyBytes: noBodyBytes,
  }),
  confirmWant: endpoint("POST /public/wants/:secret/confirm", "public", {
    summary: "Confirm the email address of a want",
    errors: { 410: "It ended, or was not confirmed for 14 days" },
    params: wantLinkParams,
    ...enquiryCall,
    maxBodyBytes: noBodyBytes,
  }),
  takeTime: endpoint("POST /public/wants/:secret/take", "public", {
    summary: "Book the time that is kept for a person who waits",
    errors: { 409: "No time is kept any more", 410: "It ended" },
    params: wantLinkParams,
    body: takenTimeSchema,
    isCreated: true,
    response: bookingReceiptSchema,
    ...wantCall,
  }),
  listWants: endpoint("GET /wants", "admin", {
    summary: "List what people look for, the newest first",
    query: wantsQuerySchema,
    response: adminWantsSchema,
  }),
  createWant: endpoint("POST /wants", "admin", {
    summary: "Add a want for a person",
    body: newAdminWantSchema,
    isCreated: true,
    response: createdWantSchema,
    maxBodyBytes: wantLimits.bytes,
  }),
  countWants: endpoint("POST /wants/count", "admin", {
    summary: "Count who looks for a listing that is not stored",
    body: countedHomeSchema,
    response: homeWantsSchema,
    maxBodyBytes: 64 * 1024,
  }),
  getDemand: endpoint("GET /wants/demand", "admin", {
    summary: "Count what people look for by area, and what there is of it",
    response: demandSchema,
  }),
  updateWant: endpoint("PATCH /wants/:id", "admin", {
    summary: "Change, pause or renew a want",
    params: wantParams,
    body: adminWantChangeSchema,
    response: adminWantSchema,
    maxBodyBytes: wantLimits.bytes,
  }),
  deleteWant: endpoint("DELETE /wants/:id", "admin", { summary: "End a want", params: wantParams }),
  recordWantTold: endpoint("POST /wants/:id/told", "admin", {
    summary: "Record that a colleague sent the message about the new homes",
    params: wantParams,
  }),
  listWantMatches: endpoint("GET /wants/:id/matches", "admin", {
    summary: "List the homes that fit, then those that miss one filter",
    params: wantParams,
    response: wantMatchesSchema,
  }),
  getPropertyWants: endpoint("GET /properties/:uuid/wants", "admin", {
    summary: "List who looks for a listing",
    params: propertyParams,
    response: homeWantsSchema,
  }),
};
