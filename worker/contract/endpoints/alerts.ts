import {
  alertOrderChangeSchema,
  alertOrderSchema,
  alertSettingsChangeSchema,
  alertSettingsSchema,
  createdAlertDeviceSchema,
  newAlertDeviceSchema,
  outboxSchema,
  removedAlertDeviceSchema,
} from "../alerts/alert-settings.ts";
import { endpoint } from "../http/endpoint.ts";

/** Who is told about enquiries, and how. */
export const alertEndpoints = {
  getAlerts: endpoint("GET /alerts", "admin", {
    summary: "Get the caller's own alerts and devices",
    response: alertSettingsSchema,
    readsPrimary: true,
  }),
  updateAlerts: endpoint("PUT /alerts", "admin", {
    summary: "Choose services and hours of the caller's own alerts",
    body: alertSettingsChangeSchema,
    response: alertSettingsSchema,
    maxBodyBytes: 4096,
  }),
  addAlertDevice: endpoint("POST /alerts/devices", "admin", {
    summary: "Send the caller's alerts to a browser; a known endpoint is taken over",
    body: newAlertDeviceSchema,
    isCreated: true,
    response: createdAlertDeviceSchema,
    maxBodyBytes: 4096,
  }),
  removeAlertDevice: endpoint("DELETE /alerts/devices", "admin", {
    summary: "Remove one of the caller's own devices, by its id or its endpoint",
    body: removedAlertDeviceSchema,
    maxBodyBytes: 4096,
  }),
  getAlertOrder: endpoint("GET /alert-order", "super_admin", {
    summary: "Get who is told about the enquiries of each service",
    response: alertOrderSchema,
    readsPrimary: true,
  }),
  updateAlertOrder: endpoint("PUT /alert-order", "super_admin", {
    summary: "Set who is told about the enquiries of each service, in order; an empty list stands for all admins",
    body: alertOrderChangeSchema,
    response: alertOrderSchema,
    maxBodyBytes: 64 * 1024,
  }),
  listOutbox: endpoint("GET /outbox", "admin", {
    summary: "List the mails and push messages of a local site; 404 elsewhere",
    response: outboxSchema,
  }),
};
