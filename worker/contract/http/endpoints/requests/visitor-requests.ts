import { enquirySchema } from "../../../enquiries/enquiry.ts";
import { reportSchema } from "../../../enquiries/report.ts";
import { areaParams, areaQuerySchema } from "../../../listings/area-pages/area-response.ts";
import { usualPriceQuerySchema } from "../../../listings/prices/usual-price-schemas.ts";
import { propertyFilterQuerySchema, propertyListQuerySchema } from "../../../listings/property-list-query.ts";
import { propertyEventSchema } from "../../../listings/property-responses.ts";
import { serviceItemsQuerySchema } from "../../../services/service-items-query.ts";
import { verifyQuerySchema } from "../../../site/verify.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { courseParams, professionalParams, propertyParams } from "../path-params.ts";
import type { visitorEndpoints } from "../visitor-endpoints.ts";

const enquiryRequest = { body: enquirySchema, isForm: true, isCreated: true };

/** What may be sent to the endpoints in visitor-endpoints.ts. */
export const visitorRequests = {
  listBuyProperties: { query: propertyListQuerySchema },
  listRentProperties: { query: propertyListQuerySchema },
  listRecentProperties: { query: propertyListQuerySchema },
  listProperties: { query: propertyListQuerySchema },
  getProperty: { params: propertyParams },
  recordPropertyEvent: { params: propertyParams, body: propertyEventSchema, readsBody: true },
  getFacets: { query: propertyFilterQuerySchema },
  getArea: { params: areaParams, query: areaQuerySchema },
  getNearestSearches: { query: propertyFilterQuerySchema },
  getRentSummary: { query: propertyFilterQuerySchema },
  getPrices: { query: usualPriceQuerySchema },
  listCourses: { query: serviceItemsQuerySchema },
  getCourse: { params: courseParams },
  listProfessionals: { query: serviceItemsQuerySchema },
  getProfessional: { params: professionalParams },
  sendRealEstateEnquiry: enquiryRequest,
  sendJanitorialEnquiry: enquiryRequest,
  sendJanitorialEnquiryCorrectPath: enquiryRequest,
  sendDrivingSchoolEnquiry: enquiryRequest,
  sendHealthEnquiry: enquiryRequest,
  sendGeneralEnquiry: enquiryRequest,
  report: { body: reportSchema, isForm: true, isCreated: true },
  verify: { query: verifyQuerySchema },
} satisfies RequestTable<typeof visitorEndpoints>;
