import { enquiryReceiptSchema, enquirySchema } from "../enquiries/enquiry.ts";
import { reportSchema } from "../enquiries/report.ts";
import { endpoint, enquiryCall } from "../http/endpoint.ts";

const enquiryAbout = (about: string) =>
  ({
    summary: `Send an enquiry about ${about}`,
    body: enquirySchema,
    isForm: true,
    isCreated: true,
    response: enquiryReceiptSchema,
    ...enquiryCall,
  }) as const;

/** What visitors send. */
export const enquiryEndpoints = {
  sendRealEstateEnquiry: endpoint("POST /public/contact-us/real-estate", "public", enquiryAbout("real estate")),
  sendJanitorialEnquiry: endpoint(
    "POST /public/constact-us/janitorial",
    "public",
    enquiryAbout("cleaning, as the specification spells it"),
  ),
  sendJanitorialEnquiryCorrectPath: endpoint("POST /public/contact-us/janitorial", "public", enquiryAbout("cleaning")),
  sendDrivingSchoolEnquiry: endpoint(
    "POST /public/contact-us/driving/school",
    "public",
    enquiryAbout("the driving school"),
  ),
  sendHealthEnquiry: endpoint("POST /public/contact-us/health", "public", enquiryAbout("health")),
  sendGeneralEnquiry: endpoint("POST /public/contact-us/general", "public", enquiryAbout("anything else")),
  report: endpoint("POST /public/reports", "public", {
    summary: "Report a listing, such as one that is taken",
    body: reportSchema,
    isForm: true,
    isCreated: true,
    response: enquiryReceiptSchema,
    ...enquiryCall,
  }),
};
