import { enquiryReceiptSchema } from "../../../enquiries/enquiry.ts";
import { areaResponseSchema } from "../../../listings/area-pages/area-response.ts";
import { nearestSearchesResponseSchema } from "../../../listings/nearest/nearest-search.ts";
import { usualPriceResponseSchema } from "../../../listings/prices/usual-price-schemas.ts";
import {
  cardListResponseSchema,
  facetsResponseSchema,
  fullListResponseSchema,
  propertyDetailResponseSchema,
  propertyListResponseSchema,
  rentSummaryResponseSchema,
} from "../../../listings/property-responses.ts";
import {
  courseCardListSchema,
  courseListSchema,
  courseResponseSchema,
  fullCourseListSchema,
} from "../../../services/course.ts";
import {
  fullProfessionalListSchema,
  professionalCardListSchema,
  professionalListSchema,
  professionalResponseSchema,
} from "../../../services/professional.ts";
import { siteResponseSchema } from "../../../site/site-details-schema.ts";
import { verifyResponseSchema } from "../../../site/verify.ts";
import type { ResponseTable } from "../endpoint-tables.ts";
import type { visitorEndpoints } from "../visitor-endpoints.ts";

const enquiryReceipt = (about: string) => ({
  summary: `Send an enquiry about ${about}`,
  response: enquiryReceiptSchema,
});

const propertyList = {
  response: propertyListResponseSchema,
  views: { card: cardListResponseSchema, full: fullListResponseSchema },
};

/** What is returned by the endpoints in visitor-endpoints.ts. */
export const visitorResponses = {
  listBuyProperties: { summary: "List properties for sale", ...propertyList },
  listRentProperties: { summary: "List properties for rent", ...propertyList },
  listRecentProperties: { summary: "List the newest properties", ...propertyList },
  listProperties: { summary: "List properties of both kinds", ...propertyList },
  getProperty: { summary: "Get a property and similar ones", response: propertyDetailResponseSchema },
  recordPropertyEvent: { summary: "Count a view or a contact click, without data about the visitor" },
  getFacets: { summary: "Count the properties for each filter option", response: facetsResponseSchema },
  getArea: { summary: "Get figures about the homes of an area", response: areaResponseSchema },
  getNearestSearches: {
    summary: "Find wider searches with results, for a list that is empty",
    response: nearestSearchesResponseSchema,
  },
  getRentSummary: { summary: "Get the averages of rental properties", response: rentSummaryResponseSchema },
  getPrices: { summary: "Get what such homes usually cost", response: usualPriceResponseSchema },
  listCourses: {
    summary: "List driving courses",
    response: courseListSchema,
    views: { card: courseCardListSchema, full: fullCourseListSchema },
  },
  getCourse: { summary: "Get a driving course", response: courseResponseSchema },
  listProfessionals: {
    summary: "List health professionals",
    response: professionalListSchema,
    views: { card: professionalCardListSchema, full: fullProfessionalListSchema },
  },
  getProfessional: { summary: "Get a health professional", response: professionalResponseSchema },
  sendRealEstateEnquiry: enquiryReceipt("real estate"),
  sendJanitorialEnquiry: enquiryReceipt("cleaning, as the specification spells it"),
  sendJanitorialEnquiryCorrectPath: enquiryReceipt("cleaning"),
  sendDrivingSchoolEnquiry: enquiryReceipt("the driving school"),
  sendHealthEnquiry: enquiryReceipt("health"),
  sendGeneralEnquiry: enquiryReceipt("anything else"),
  report: { summary: "Report a listing, such as one that is taken", response: enquiryReceiptSchema },
  getSite: { summary: "Get the business details", response: siteResponseSchema() },
  verify: {
    summary: "Check whether the numbers, links and references in a text are the business's own",
    response: verifyResponseSchema,
  },
} satisfies ResponseTable<typeof visitorEndpoints>;
