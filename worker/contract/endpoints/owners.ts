import { endpoint, enquiryCall, noBodyBytes, uncachedRead } from "../http/endpoint.ts";
import { personParams } from "../http/path-params.ts";
import {
  ownerAnswerSchema,
  ownerAskedSchema,
  ownerDecidedSchema,
  ownerDecisionSchema,
  ownerHomeParams,
  ownerHomesSchema,
  ownerLinkParams,
  ownerLinkSchema,
  ownerLinkStateSchema,
  ownerRequestParams,
  ownerRequestsSchema,
  ownerResultSchema,
} from "../owners/owner-link.ts";

/** Owners: their secret links, what they answer, and what colleagues do with it. */
export const ownerEndpoints = {
  getOwnerHomes: endpoint("GET /public/owner/:secret", "public", {
    summary: "Get the homes of an owner by the secret link",
    params: ownerLinkParams,
    response: ownerHomesSchema,
    errors: { 410: "the link has ended" },
    ...uncachedRead,
  }),
  answerForHome: endpoint("POST /public/owner/:secret/homes/:uuid", "public", {
    summary: "Say what became of a home, by the secret link",
    params: ownerHomeParams,
    body: ownerAnswerSchema,
    response: ownerResultSchema,
    errors: { 409: "others keep changing the home", 410: "the link has ended" },
    ...enquiryCall,
    maxBodyBytes: noBodyBytes,
  }),
  getOwnerLink: endpoint("GET /people/:id/owner-link", "admin", {
    summary: "Get the secret link of an owner",
    params: personParams,
    response: ownerLinkStateSchema,
    readsPrimary: true,
  }),
  renewOwnerLink: endpoint("POST /people/:id/owner-link", "admin", {
    summary: "Give an owner a new secret link; the earlier one ends",
    params: personParams,
    isCreated: true,
    response: ownerLinkSchema,
    errors: { 409: "the person owns no home" },
  }),
  endOwnerLink: endpoint("DELETE /people/:id/owner-link", "admin", {
    summary: "End the secret link of an owner",
    params: personParams,
  }),
  recordOwnerAsked: endpoint("POST /people/:id/asked", "admin", {
    summary: "Record that an owner was asked whether homes are still free",
    params: personParams,
    body: ownerAskedSchema,
    readsBody: true,
  }),
  listOwnerRequests: endpoint("GET /owner-requests", "admin", {
    summary: "List the answers of owners that wait for a colleague",
    response: ownerRequestsSchema,
    readsPrimary: true,
  }),
  decideOwnerRequest: endpoint("POST /owner-requests/:id", "admin", {
    summary: "Accept or decline an answer of an owner",
    params: ownerRequestParams,
    body: ownerDecisionSchema,
    response: ownerDecidedSchema,
    errors: { 409: "the home was changed since" },
  }),
};
