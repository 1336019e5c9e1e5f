/** Coverage that the verifying entity or a consumer runs for enrolled insureds. */
export { meta as metaSchema } from './routes.ts'
export { type EnrollmentRow, findProgram, listEnrolledInsureds, listEnrollments, listProgramsByMaster, listProgramsOf, type ProgramRow, setComingMaster, setMasterLine } from './table.ts'
export { enrollmentSchema, enrollmentWire } from './wire.ts'
