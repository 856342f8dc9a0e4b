import type { Access } from "#contract/http/endpoint.ts";

/**
 * Who may call each endpoint, by the least role. This list is apart from the table that the worker reads, so that a change
 * of that table alone fails.
 */
const names: Record<Access, string> = {
  public: `
    listBuyProperties listRentProperties listRecentProperties listProperties getProperty recordPropertyEvent
    getFacets getArea getNearestSearches getRentSummary getPrices listCourses getCourse listProfessionals getProfessional
    sendRealEstateEnquiry sendJanitorialEnquiry sendJanitorialEnquiryCorrectPath sendDrivingSchoolEnquiry
    sendHealthEnquiry sendGeneralEnquiry report getSite verify refreshSession logout register getAdminSignup
    login resetPassword verifyEmail verifySecondStep reportPolicyViolation reportWebVitals listSlots listNextTimes book
    getBooking moveBooking cancelBooking getCalendar getCatalogue getCataloguePointer getCatalogueVersion
    getCatalogueChanges getHealth getOpenApi getOwnerHomes answerForHome getWantChannels addWant addWaiting getWant
    changeWant endWant confirmWant takeTime`,
  user: `
    getMe mergeFavourites mergeSavedSearches sendVerification getSecondStep enrolSecondStep confirmSecondStep
    renewRecoveryCodes removeSecondStep updateMe deleteMe changePassword listSessions endEverySession endSession
    listMyEnquiries claimEnquiries`,
  admin: `
    getDraftKey listColleagues runSelfTest createBuyProperty createRentProperty updateBuyProperty
    updateRentProperty deleteBuyProperty deleteRentProperty restoreProperty bulkUpdateProperties undoBulkUpdate
    confirmProperties listToConfirm getPropertyHistory getPropertyActivity findDuplicates getAdminProperty
    checkImages listAdminBuyProperties listAdminRentProperties listListers listAdminProperties
    putUpload putUploadVariant putShareImage listAdminCourses createCourse updateCourse deleteCourse
    restoreCourse listAdminProfessionals createProfessional updateProfessional deleteProfessional
    restoreProfessional listEnquiries searchEnquiries searchExportEnquiries getEnquiry updateEnquiry
    moveEnquiry listReplyTemplates saveReplyTemplates getAnswerStats listClosings logEnquiry updateEnquiries undoEnquiries
    recordContact setNextStep keepViewing endViewing getStats getDeepHealth getWebVitals getAlerts updateAlerts
    addAlertDevice removeAlertDevice listOutbox importProperties listImports exportImportReport undoImport
    exportProperties exportEnquiries listPeople searchPeople createPerson undoMerge getPerson updatePerson
    deletePerson recordPersonContact keepPeopleApart samePeople mergePeople listAppointments createAppointment moveDay
    listToSend listToTell noteTold undoTold getAppointment updateAppointment noteReminder listResources
    createResource updateResource deleteResource getAvailability saveAvailability renewCalendar getOwnerLink
    renewOwnerLink endOwnerLink recordOwnerAsked listOwnerRequests decideOwnerRequest listWants createWant
    countWants getDemand updateWant deleteWant recordWantTold listWantMatches getPropertyWants search`,
  super_admin: `
    listTeam searchTeam updateMember approveRequest declineRequest makeResetLink resetSecondStep updateSite
    getAlertOrder updateAlertOrder listAudit findPerson exportPerson erasePerson`,
};

/** The least role of each endpoint by its name. */
export const listedAccess = new Map(
  (Object.entries(names) as [Access, string][]).flatMap(([access, text]) =>
    text
      .trim()
      .split(/\s+/)
      .map((name) => [name, access] as const),
  ),
);
