// Written by scripts/sdk/write-types.ts from the contract’s document. Change the routes and their shapes, then write it anew.

export interface paths {
  '/v1/documents': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List documents, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; insured_ref?: string | undefined; consumer_ref?: string | undefined; engagement_id?: string | undefined; status?: "received" | "extracting" | "extracted" | "not_insurance" | "in_review" | "failed" | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Document'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    /** Push one or more files for an insured */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody: { content: { 'multipart/form-data': {
        idempotency_key?: string | undefined
        insured_ref: string
        consumer_ref: string
        insured_name?: string | undefined
        consumer_name?: string | undefined
        parent_insured_ref?: string | undefined
        requirement_set?: string | undefined
        document_ref?: string | undefined
        received_at?: string | undefined
        channel?: "api" | "email" | "portal" | "insured_upload" | "agent_upload" | "sftp" | "other" | undefined
        meta?: { [name: string]: unknown } | undefined
        program_ref?: string | undefined
        insured_state?: string | undefined
        test_scenario?: "confirmed" | "refused" | "contradicted" | "unclear" | "silent" | undefined
        clock?: {
          target_hours?: number | undefined
          hard_hours?: number | undefined
          escalate_at_hours?: number | undefined
        } | undefined
        files: (string)[]
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['PushReceipt'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        415: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/documents/{document_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a document */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { document_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Document'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/documents/{document_id}/file': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Download a document as it was pushed */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { document_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/engagements': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List engagements, newest first, in short form */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; insured_ref?: string | undefined; consumer_ref?: string | undefined; status?: "active" | "ended" | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['ShortEngagement'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    /** Open an engagement, or change the one of the same insured, consumer and requirement set */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': {
        insured_ref: string
        consumer_ref: string
        insured_name?: string | undefined
        consumer_name?: string | undefined
        insured_state?: string | undefined
        parent_insured_ref?: string | undefined
        requirement_set?: string | undefined
        starts_on?: string | null | undefined
        ends_on?: string | null | undefined
        requirement_set_version?: number | null | undefined
        reverification_cadence?: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal" | null | undefined
        expiry_lead_days?: number | null | undefined
        clock?: {
          target_hours?: number | undefined
          hard_hours?: number | undefined
          escalate_at_hours?: number | undefined
        } | undefined
        outreach?: "auto" | "hold" | undefined
        tags?: (string)[] | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Engagement']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/engagements/{engagement_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch an engagement */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { engagement_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Engagement'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/engagements/{engagement_id}/end': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** End an engagement */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { engagement_id: string }; cookie?: never }
      requestBody?: { content: { 'application/json': { [name: string]: unknown } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Engagement']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/engagements/{engagement_id}/waivers/{rule_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    /** Waive a rule for an engagement */
    put: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { engagement_id: string; rule_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        reason: string
        ends_on?: string | null | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Waiver']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/engagements/{engagement_id}/waivers/{rule_id}/revoke': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Take a waiver back */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { engagement_id: string; rule_id: string }; cookie?: never }
      requestBody?: { content: { 'application/json': { [name: string]: unknown } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Engagement']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/insureds/{insured_ref}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch an insured */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { insured_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Insured'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    /** Create or update an insured */
    put: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { insured_ref: string }; cookie?: never }
      requestBody?: { content: { 'application/json': {
        insured_name?: string | null | undefined
        parent_insured_ref?: string | null | undefined
        insured_state?: string | null | undefined
        contact?: {
          email?: string | null | undefined
          phone?: string | null | undefined
        } | null | undefined
        aliases?: (string)[] | null | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Insured']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/insureds': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List insureds, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; parent_insured_ref?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Insured'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/consumers/{consumer_ref}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a consumer */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { consumer_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Consumer'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/consumers': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List consumers, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Consumer'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/insureds/{insured_ref}/requests': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List an insured's verification requests under one consumer, newest first */
    get: {
      parameters: { query: { limit?: number | undefined; cursor?: string | undefined; consumer_ref: string; engagement_id?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { insured_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['VerificationRequest'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/requests/{request_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a verification request with its due times explained */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { request_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['VerificationRequest'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/requests/{request_id}/extend': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Add business-day hours to a request */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { request_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        hours: number
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['VerificationRequest']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/consumers/{consumer_ref}/requirement-sets': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List versions, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; key?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { consumer_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['RequirementSetVersion'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    /** Create a version of a requirement set */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { consumer_ref: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        key?: string | undefined
        consumer_name?: string | undefined
        rules?: (components['schemas']['RuleInput'])[] | undefined
        source_text?: string | undefined
        review_states?: (string)[] | undefined
        applies_to?: "new" | "all_active" | undefined
        publish?: boolean | undefined
        effective_on?: string | undefined
        grace_period_days?: number | undefined
        reverification_cadence?: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal" | undefined
        expiry_lead_days?: number | undefined
      }; 'multipart/form-data': {
        key?: string | undefined
        consumer_name?: string | undefined
        rules?: (components['schemas']['RuleInput'])[] | undefined
        source_text?: string | undefined
        review_states?: (string)[] | undefined
        applies_to?: "new" | "all_active" | undefined
        publish?: boolean | undefined
        effective_on?: string | undefined
        grace_period_days?: number | undefined
        reverification_cadence?: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal" | undefined
        expiry_lead_days?: number | undefined
        source_document?: string | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['RequirementSetVersion']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        415: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/consumers/{consumer_ref}/requirement-sets/{version}/publish': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Publish a version */
    post: {
      parameters: { query?: { key?: string | undefined }; header?: { 'Idempotency-Key'?: string | undefined }; path: { consumer_ref: string; version: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        applies_to: "new" | "all_active"
        grace_period_days?: number | undefined
        effective_on?: string | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['RequirementSetVersion']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/consumers/{consumer_ref}/requirement-sets/{version}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch one version with its rules */
    get: {
      parameters: { query?: { key?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { consumer_ref: string; version: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['RequirementSetVersion'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/programs/{program_ref}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a program */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { program_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Program'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    /** Create or update a program */
    put: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { program_ref: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        name: string
        coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
        owner?: string | undefined
        verification?: "attestation" | "master_policy" | undefined
        carrier?: string | null | undefined
        policy_number?: string | null | undefined
        effective_date?: string | null | undefined
        expiration_date?: string | null | undefined
        meta?: { [name: string]: unknown } | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Program']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/programs': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List programs, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Program'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/insureds/{insured_ref}/enrollments/{program_ref}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch an enrollment */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { insured_ref: string; program_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Enrollment'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    /** Change an enrollment */
    put: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { insured_ref: string; program_ref: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        enrolled: boolean
        effective_on?: string | null | undefined
        ends_on?: string | null | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Enrollment']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/verdicts/{verdict_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a verdict as it stands now */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { verdict_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Verdict'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/insureds/{insured_ref}/coverage': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch the current coverage of an insured */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { insured_ref: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Coverage'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/coverage-lines/{coverage_line_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a coverage line with its revisions */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { coverage_line_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['CoverageLineWithRevisions'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    /** Say whether a line covers the insured’s children */
    put: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { coverage_line_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        extends_to_children: boolean
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['CoverageLine']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/consumers/{consumer_ref}/requirement-sets/{version}/preview': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Count what publishing a version would do */
    post: {
      parameters: { query?: { key?: string | undefined }; header?: { 'Idempotency-Key'?: string | undefined }; path: { consumer_ref: string; version: string }; cookie?: never }
      requestBody?: { content: { 'application/json': { [name: string]: unknown } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Impact']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/threads': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List the conversations with agents about an insured, newest first, with what was sent, delivered, bounced and answered */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; insured_ref?: string | undefined; engagement_id?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Thread'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/threads/{thread_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a conversation with an agent */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { thread_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Thread'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/threads/{thread_id}/messages/{message_id}/raw': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a received message byte for byte as it arrived */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { thread_id: string; message_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/evidence': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List proofs, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; insured_ref?: string | undefined; coverage_line_id?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Evidence'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/evidence/{evidence_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a proof and its place in the evidence chain */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { evidence_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Evidence'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/evidence/{evidence_id}/content': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a proof byte for byte as it arrived */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { evidence_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/evidence-log': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Export the whole chain of proofs as JSON lines, closed by a signed checkpoint; "ivs verify-evidence" checks it */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/octet-stream': string } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/evidence-log/key': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch the public key that signs checkpoints, and the name of the log */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          chain: string
          algorithm: "ed25519"
          public_key: string
        } } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List the review queue of all accounts, what waits longest first; without a status, what is not decided */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; status?: "open" | "claimed" | "decided" | "closed" | undefined; kind?: "unplaced_page" | "unreadable_fields" | "integrity" | "unclear_answer" | "no_agent" | "undeliverable" | "escalation" | undefined; account_id?: string | undefined; mode?: "live" | "test" | undefined; insured_ref?: string | undefined; claimed_by?: string | undefined }; header?: never; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['ReviewItem'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch an item with the document, the lines and the conversation it is about */
    get: {
      parameters: { query?: never; header?: never; path: { review_item_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          item: components['schemas']['ReviewItem']
          document: components['schemas']['Document'] | null
          coverage_lines: (components['schemas']['CoverageLine'])[]
          thread: components['schemas']['Thread'] | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/claim': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Take an item in hand */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody?: { content: { 'application/json': { [name: string]: unknown } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/release': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Put an item back into the queue */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody?: { content: { 'application/json': {
        reason?: string | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/decide': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** End an item: take the paper as read, let it build nothing, ask the agent again, or do nothing */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        decision: "accept" | "reject" | "ask_again" | "dismiss"
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/correct-field': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Put a value right that was read wrongly or not at all */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        coverage_line_id?: string | undefined
        line?: number | undefined
        field: string
        value: string | number | boolean | (string)[] | null
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/mark-unusable': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Mark a page unusable: better paper is asked for */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        because: "policy_number_not_on_pages" | "page_not_usable"
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/settle': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Settle lines by what a person read or found out */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        lines: ({
          coverage_line_id: string
          outcome: "confirmed" | "refused" | "contradicted"
          corrections?: { [name: string]: string | number } | undefined
        })[]
        confirmed_by?: "broker" | "carrier" | "program_administrator" | "state_fund" | "reviewer" | undefined
        method?: "email_agent_of_record" | "secure_link_response" | "carrier_portal" | "master_policy" | "program_attestation" | "reviewer_adjudication" | undefined
        proof_kind?: "reply_thread" | "link_response" | "reissued_certificate" | "document" | "portal_capture" | "attestation" | "reviewer_note" | undefined
        document_id?: string | undefined
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/log-call': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Log a phone call to the source, and what it said of the lines */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        lines?: ({
          coverage_line_id: string
          outcome: "confirmed" | "refused" | "contradicted"
          corrections?: { [name: string]: string | number } | undefined
        })[] | undefined
        spoke_with: string
        phone: string
        called_at?: string | undefined
        confirmed_by?: "broker" | "carrier" | "program_administrator" | "state_fund" | "reviewer" | undefined
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/adjust-contact': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Put the right agent on file: open questions go there, and its replies count */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { review_item_id: string }; cookie?: never }
      requestBody: { content: { 'application/json': {
        email: string
        name?: string | null | undefined
        reason: string
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['ReviewItem']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/documents/{document_id}/pages/{page}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Look at one page of a document, on which the boxes of its values lie */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { document_id: string; page: number }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'image/png': string } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/review/items/{review_item_id}/page': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Look at the page an item is about */
    get: {
      parameters: { query?: never; header?: never; path: { review_item_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'image/png': string } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/delivery': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Read the delivery configuration, how the webhook is doing, and the latest batches */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          webhook: {
            url: string
            events: (string)[]
            secret?: string | undefined
            previous_secret_expires_at: string | null
            disabled_at: string | null
            disabled_reason: string | null
            status: "active" | "failing" | "disabled"
            last_success_at: string | null
            last_failure_at: string | null
            pending: number
            delivered_24h: number
            failed_24h: number
            stats: components['schemas']['WebhookStats']
          } | null
          batch: components['schemas']['BatchSettings'] | null
          recent_batch_runs: (components['schemas']['Batch'])[]
        } } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    /** Set the whole delivery configuration */
    put: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': {
        webhook?: {
          url: string
          events?: (string)[] | null | undefined
        } | null | undefined
        batch?: {
          schedule: "hourly" | "daily" | "weekly" | "manual"
          hour_utc?: number | null | undefined
          format?: "jsonl" | "csv" | "parquet" | null | undefined
          events?: (string)[] | null | undefined
          include_snapshot?: boolean | null | undefined
          destination?: {
            type: "s3"
            bucket: string
            region: string
            prefix?: string | undefined
            endpoint?: string | undefined
            credentials: {
              access_key_id: string
              secret_access_key: string
              session_token?: string | undefined
            }
          } | {
            type: "sftp"
            host: string
            port?: number | undefined
            username: string
            private_key?: string | undefined
            password?: string | undefined
            host_key: string
            prefix?: string | undefined
          } | {
            type: "download"
          } | null | undefined
        } | null | undefined
      } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['DeliveryConfiguration']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/delivery/webhook/secret/rotate': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Make a new signing secret; the old one goes on signing webhook-signature for 24 hours */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody?: { content: { 'application/json': { [name: string]: unknown } } }
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': ({
          secret: string
          previous_secret_expires_at: string
        }) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/delivery/webhook/test': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Send a ping to the webhook */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        202: { headers: { [name: string]: unknown }; content: { 'application/json': ({
          sent: boolean
          event_id: string | null
          reason: string | null
        }) & (components['schemas']['Replayable']) } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/delivery/batch/run': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Produce a batch now */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody?: { content: { 'application/json': {
        since?: string | null | undefined
        until?: string | null | undefined
      } } }
      responses: {
        202: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['Batch']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/exports/{batch_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch a batch with links to its files */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { batch_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Export'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/exports': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List batches, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Batch'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/events': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List events, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; event?: string | undefined; insured_ref?: string | undefined; consumer_ref?: string | undefined; document_id?: string | undefined; engagement_id?: string | undefined; since?: string | undefined; until?: string | undefined; follow?: string | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['Event'])[]
          next_cursor: string | null
          follow?: string | undefined
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/events/{event_id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Fetch an event */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path: { event_id: string }; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Event'] } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/events/{event_id}/resend': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Send an event to the webhook again */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path: { event_id: string }; cookie?: never }
      requestBody?: { content: { 'application/json': { [name: string]: unknown } } }
      responses: {
        202: { headers: { [name: string]: unknown }; content: { 'application/json': ({
          queued: boolean
          reason: string | null
          event_id: string
        }) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        404: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/delivery/resend': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Send the subscribed events of a stretch of time to the webhook again */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': {
        since: string
        until?: string | null | undefined
      } } }
      responses: {
        202: { headers: { [name: string]: unknown }; content: { 'application/json': ({
          queued: boolean
          reason: string | null
          since: string
          until: string
        }) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/delivery/attempts': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** List webhook attempts, newest first */
    get: {
      parameters: { query?: { limit?: number | undefined; cursor?: string | undefined; event_id?: string | undefined; status?: "succeeded" | "failed" | undefined }; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': {
          data: (components['schemas']['DeliveryAttempt'])[]
          next_cursor: string | null
        } } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/test/clock': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    /** Read the account's test clock */
    get: {
      parameters: { query?: never; header?: { 'X-SVC-Account'?: string | undefined; 'X-SVC-Mode'?: "live" | "test" | undefined }; path?: never; cookie?: never }
      requestBody?: never
      responses: {
        200: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['TestClock'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/test/clock/advance': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /** Move the test clock forward; every timer on the way fires in order */
    post: {
      parameters: { query?: never; header?: { 'Idempotency-Key'?: string | undefined }; path?: never; cookie?: never }
      requestBody: { content: { 'application/json': {
        to?: string | undefined
        by_business_hours?: number | undefined
        by_seconds?: number | undefined
      } } }
      responses: {
        202: { headers: { [name: string]: unknown }; content: { 'application/json': (components['schemas']['TestClock']) & (components['schemas']['Replayable']) } }
        400: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        401: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        403: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        409: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        422: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        429: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
        500: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['Error'] } }
      }
    }
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}

export interface components {
  schemas: {
    Ambiguity: {
      sentence: string
      question: string
      candidates: (string)[]
      coverage_type?: string | undefined
      rule_id?: string | undefined
      member?: string | undefined
    }
    Batch: {
      batch_id: string
      period_start: string
      period_end: string
      status: "pending" | "producing" | "delivering" | "produced" | "failed"
      trigger: "schedule" | "manual"
      created_at: string
      produced_at: string | null
      files: (components['schemas']['BatchFile'])[]
      error: string | null
    }
    BatchFile: {
      name: string
      rows: number | null
      size_bytes: number
      sha256: string
    }
    BatchSettings: {
      schedule: "hourly" | "daily" | "weekly" | "manual"
      hour_utc: number
      format: "jsonl" | "csv" | "parquet"
      events: (string)[]
      include_snapshot: boolean
      destination: { [name: string]: unknown }
    }
    CertificateRule: {
      rule_id?: string | undefined
      applies_when?: {
        insured_states?: (string)[] | undefined
        not_insured_states?: (string)[] | undefined
        tags?: (string)[] | undefined
        not_tags?: (string)[] | undefined
      } | undefined
      severity?: "required" | "advisory" | undefined
      source_sentence?: string | undefined
      parse_confidence?: number | undefined
      kind: "certificate"
      certificate_holder?: string | undefined
      named_insured?: "exact" | "normalized" | "dba" | undefined
      issued_within_days?: number | undefined
      no_exclusion_terms?: (string)[] | undefined
    }
    CertificateRuleInput: {
      rule_id?: string | undefined
      applies_when?: {
        insured_states?: (string)[] | undefined
        not_insured_states?: (string)[] | undefined
        tags?: (string)[] | undefined
        not_tags?: (string)[] | undefined
      } | undefined
      severity?: "required" | "advisory" | undefined
      source_sentence?: string | undefined
      parse_confidence?: number | undefined
      kind: "certificate"
      certificate_holder?: string | undefined
      named_insured?: "exact" | "normalized" | "dba" | undefined
      issued_within_days?: number | undefined
      no_exclusion_terms?: (string)[] | undefined
    }
    Consumer: {
      consumer_ref: string
      consumer_name: string | null
      created_at: string
      test: boolean
    }
    Coverage: {
      insured_ref: string
      insured_name: string | null
      as_of: string
      coverage_lines: (components['schemas']['CoverageLine'])[]
      enrollments: (components['schemas']['Enrollment'])[]
      test: boolean
    }
    CoverageLine: {
      coverage_line_id: string
      insured_ref: string
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      carrier: string | null
      naic: string | null
      insurer_letter: string | null
      policy_number: string | null
      effective_date: string | null
      expiration_date: string | null
      limits: (components['schemas']['Limit'])[]
      additional_insured: boolean | null
      subrogation_waived: boolean | null
      extends_to_children: boolean | null
      document_class: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown"
      occurrence_form: boolean | null
      aggregate_basis: "per_policy" | "per_project" | "per_location" | null
      auto_scope: ("any_auto" | "owned" | "scheduled" | "hired" | "non_owned")[]
      umbrella_or_excess: "umbrella" | "excess" | null
      officers_excluded: boolean | null
      primary_noncontributory: boolean | null
      cancellation_notice_days: number | null
      retroactive_date: string | null
      endorsements: (string)[]
      producer: {
        name: string | null
        contact_name: string | null
        email: string | null
        phone: string | null
      } | null
      certificate_holder: string | null
      description_of_operations: string | null
      verification: {
        state: "unverified" | "pending" | "in_review" | "verified" | "refused" | "contradicted" | "timed_out"
        confirmed_by: string | null
        confirmed_at: string | null
        method: string | null
        proof: ({
          kind: string
          evidence_id: string
        })[]
      }
      request: {
        request_id: string
        opened_at: string
        sla_target_at: string
        sla_hard_at: string
        status: "open" | "held" | "verdict_due" | "overdue" | "closed"
      } | null
      flags: (string)[]
      contradictions: ({
        attribute: string
        held: unknown
        stated: unknown
        document_id: string
      })[]
      unreadable_fields: (string)[]
      source_documents: (string)[]
      inherited_from: string | null
      superseded_by: string | null
      fields: { [name: string]: {
        confidence: number | null
        provenance: {
          document_id: string | null
          page: number | null
          box: {
            x: number
            y: number
            w: number
            h: number
          } | null
          reader: string | null
          source: string
        }
      } }
      created_at: string
      updated_at: string
      test: boolean
    }
    CoverageLineWithRevisions: {
      coverage_line_id: string
      insured_ref: string
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      carrier: string | null
      naic: string | null
      insurer_letter: string | null
      policy_number: string | null
      effective_date: string | null
      expiration_date: string | null
      limits: (components['schemas']['Limit'])[]
      additional_insured: boolean | null
      subrogation_waived: boolean | null
      extends_to_children: boolean | null
      document_class: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown"
      occurrence_form: boolean | null
      aggregate_basis: "per_policy" | "per_project" | "per_location" | null
      auto_scope: ("any_auto" | "owned" | "scheduled" | "hired" | "non_owned")[]
      umbrella_or_excess: "umbrella" | "excess" | null
      officers_excluded: boolean | null
      primary_noncontributory: boolean | null
      cancellation_notice_days: number | null
      retroactive_date: string | null
      endorsements: (string)[]
      producer: {
        name: string | null
        contact_name: string | null
        email: string | null
        phone: string | null
      } | null
      certificate_holder: string | null
      description_of_operations: string | null
      verification: {
        state: "unverified" | "pending" | "in_review" | "verified" | "refused" | "contradicted" | "timed_out"
        confirmed_by: string | null
        confirmed_at: string | null
        method: string | null
        proof: ({
          kind: string
          evidence_id: string
        })[]
      }
      request: {
        request_id: string
        opened_at: string
        sla_target_at: string
        sla_hard_at: string
        status: "open" | "held" | "verdict_due" | "overdue" | "closed"
      } | null
      flags: (string)[]
      contradictions: ({
        attribute: string
        held: unknown
        stated: unknown
        document_id: string
      })[]
      unreadable_fields: (string)[]
      source_documents: (string)[]
      inherited_from: string | null
      superseded_by: string | null
      fields: { [name: string]: {
        confidence: number | null
        provenance: {
          document_id: string | null
          page: number | null
          box: {
            x: number
            y: number
            w: number
            h: number
          } | null
          reader: string | null
          source: string
        }
      } }
      created_at: string
      updated_at: string
      test: boolean
      revisions: (components['schemas']['LineRevision'])[]
    }
    CoverageRule: {
      rule_id?: string | undefined
      applies_when?: {
        insured_states?: (string)[] | undefined
        not_insured_states?: (string)[] | undefined
        tags?: (string)[] | undefined
        not_tags?: (string)[] | undefined
      } | undefined
      severity?: "required" | "advisory" | undefined
      source_sentence?: string | undefined
      parse_confidence?: number | undefined
      kind?: "coverage" | undefined
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      limits: ({
        label: string
        min: number | null
        stack_with?: ("umbrella" | "excess_liability")[] | undefined
      })[]
      additional_insured?: boolean | undefined
      subrogation_waived?: boolean | undefined
      primary_noncontributory?: boolean | undefined
      occurrence_form?: true | undefined
      aggregate_basis?: "per_policy" | "per_project" | "per_location" | undefined
      auto_scope?: ("any_auto" | "owned" | "scheduled" | "hired" | "non_owned")[] | undefined
      max_deductible?: number | undefined
      cancellation_notice_days?: number | undefined
      carrier_rating?: {
        min_rating: string
        min_size?: string | undefined
      } | undefined
      accepted_documents?: ("coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown")[] | undefined
      min_days_remaining?: number | undefined
      endorsements?: (string)[] | undefined
      alternatives?: ({
        coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
        limits?: ({
          label: string
          min: number | null
          stack_with?: ("umbrella" | "excess_liability")[] | undefined
        })[] | undefined
        program_ref?: string | undefined
      })[] | undefined
      source_confirmation?: boolean | undefined
      reverification_cadence?: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal" | undefined
      expiry_lead_days?: number | undefined
    }
    CoverageRuleInput: {
      rule_id?: string | undefined
      applies_when?: {
        insured_states?: (string)[] | undefined
        not_insured_states?: (string)[] | undefined
        tags?: (string)[] | undefined
        not_tags?: (string)[] | undefined
      } | undefined
      severity?: "required" | "advisory" | undefined
      source_sentence?: string | undefined
      parse_confidence?: number | undefined
      kind?: "coverage" | undefined
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      limits?: ({
        label: string
        min: number | null
        stack_with?: ("umbrella" | "excess_liability")[] | undefined
      })[] | undefined
      additional_insured?: boolean | undefined
      subrogation_waived?: boolean | undefined
      primary_noncontributory?: boolean | undefined
      occurrence_form?: true | undefined
      aggregate_basis?: "per_policy" | "per_project" | "per_location" | undefined
      auto_scope?: ("any_auto" | "owned" | "scheduled" | "hired" | "non_owned")[] | undefined
      max_deductible?: number | undefined
      cancellation_notice_days?: number | undefined
      carrier_rating?: {
        min_rating: string
        min_size?: string | undefined
      } | undefined
      accepted_documents?: ("coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown")[] | undefined
      min_days_remaining?: number | undefined
      endorsements?: (string)[] | undefined
      alternatives?: ({
        coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
        limits?: ({
          label: string
          min: number | null
          stack_with?: ("umbrella" | "excess_liability")[] | undefined
        })[] | undefined
        program_ref?: string | undefined
      })[] | undefined
      source_confirmation?: boolean | undefined
      reverification_cadence?: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal" | undefined
      expiry_lead_days?: number | undefined
    }
    DeliveryAttempt: {
      delivery_id: string
      event_id: string
      event: string
      url: string
      attempt: number
      attempted_at: string
      status: "succeeded" | "failed"
      status_code: number | null
      error: string | null
      duration_ms: number
      response_body: string | null
      next_attempt_at: string | null
    }
    DeliveryConfiguration: {
      webhook: components['schemas']['Webhook'] | null
      batch: components['schemas']['BatchSettings'] | null
    }
    Document: {
      document_id: string
      document_ref: string | null
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      requirement_set: string | null
      engagements: (string)[]
      filename: string | null
      content_type: string | null
      size_bytes: number | null
      sha256: string | null
      doc_type: string | null
      parts: ({
        doc_type: string
        form?: string | null | undefined
        page_start: number
        page_end: number
      })[]
      pages: number | null
      status: "received" | "extracting" | "extracted" | "not_insurance" | "in_review" | "failed"
      deduplicated: boolean
      outcome: "lines_built" | "merged" | "no_lines" | "not_insurance" | "unreadable" | "in_review" | "failed" | null
      test: boolean
      coverage_lines: (components['schemas']['CoverageLine'])[]
      requests: (string)[]
      kind: "file" | "packet" | "page"
      parent_document_id: string | null
      packet_position: number | null
      page_documents: (components['schemas']['PageDocument'])[]
      received_at: string
      stored_at: string
      channel: "api" | "email" | "portal" | "insured_upload" | "agent_upload" | "sftp" | "other"
      program_ref: string | null
      meta: { [name: string]: unknown }
      integrity: components['schemas']['Integrity'] | null
    }
    Engagement: {
      id: string
      engagement_id: string
      insured_ref: string
      consumer_ref: string
      status: "active" | "ended"
      outreach: "auto" | "hold"
      requirement_set: {
        key: string
        version: number
        pinned: boolean
      } | null
      surface_check: components['schemas']['Verdict'] | null
      verdict: components['schemas']['Verdict'] | null
      notes?: (string)[] | undefined
      insured_name: string | null
      consumer_name: string | null
      starts_on: string | null
      ends_on: string | null
      /** @deprecated Use requirement_set.version. */
      requirement_set_version: string | null
      reverification_cadence: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal" | null
      expiry_lead_days: number | null
      clock: {
        target_hours: number
        hard_hours: number
        escalate_at_hours: number
      }
      grace_until: string | null
      tags: (string)[]
      waivers: ({
        waiver_id: string
        rule_id: string
        reason: string
        granted_by: string
        ends_on: string | null
        created_at: string
      })[]
      created_at: string
      ended_at: string | null
      line_verdicts: (components['schemas']['Verdict'])[]
      enrollments: (components['schemas']['Enrollment'])[]
      coverage_lines: (components['schemas']['CoverageLine'])[]
      documents: (components['schemas']['Document'])[]
      outstanding: (components['schemas']['OutstandingItem'])[]
      events: (components['schemas']['Event'])[]
      test: boolean
    }
    Enrollment: {
      enrollment_id: string
      insured_ref: string
      program_ref: string
      enrolled: boolean
      effective_on: string | null
      ends_on: string | null
      created_at: string
      updated_at: string
      test: boolean
    }
    Error: {
      error: {
        code: string
        message: string
        request_id: string
        param: string | null
        details?: ({
          param: string | null
          message: string
        })[] | undefined
      }
      idempotent_replay?: boolean | undefined
    }
    Event: {
      event_id: string
      event: string
      occurred_at: string
      test: boolean
      insured_ref?: string | undefined
      consumer_ref?: string | undefined
      document_id?: string | undefined
      data: { [name: string]: unknown }
    }
    Evidence: {
      evidence_id: string
      kind: string
      insured_ref: string | null
      coverage_line_ids: (string)[]
      content_sha256: string | null
      content_type: string | null
      detail: { [name: string]: unknown }
      sequence: number
      previous_hash: string
      hash: string
      recorded_at: string
    }
    ExplainedClock: {
      target_hours: number
      hard_hours: number
      escalate_at_hours: number
      time_zone: string
      counted_days: (string)[]
      skipped_days: ({
        date: string
        reason: string
      })[]
    }
    Export: {
      batch_id: string
      period_start: string
      period_end: string
      status: "pending" | "producing" | "delivering" | "produced" | "failed"
      trigger: "schedule" | "manual"
      created_at: string
      produced_at: string | null
      files: (components['schemas']['ExportFile'])[]
      error: string | null
    }
    ExportFile: {
      name: string
      rows: number | null
      size_bytes: number
      sha256: string
      url: string
      expires_at: string
    }
    ExtractedLine: {
      coverage_line_id: string
      insured_ref: string
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      carrier: string | null
      naic: string | null
      insurer_letter: string | null
      policy_number: string | null
      effective_date: string | null
      expiration_date: string | null
      limits: (components['schemas']['Limit'])[]
      additional_insured: boolean | null
      subrogation_waived: boolean | null
      extends_to_children: boolean | null
      document_class: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown"
      occurrence_form: boolean | null
      aggregate_basis: "per_policy" | "per_project" | "per_location" | null
      auto_scope: ("any_auto" | "owned" | "scheduled" | "hired" | "non_owned")[]
      umbrella_or_excess: "umbrella" | "excess" | null
      officers_excluded: boolean | null
      primary_noncontributory: boolean | null
      cancellation_notice_days: number | null
      retroactive_date: string | null
      endorsements: (string)[]
      producer: {
        name: string | null
        contact_name: string | null
        email: string | null
        phone: string | null
      } | null
      certificate_holder: string | null
      description_of_operations: string | null
      verification: {
        state: "unverified" | "pending" | "in_review" | "verified" | "refused" | "contradicted" | "timed_out"
        confirmed_by: string | null
        confirmed_at: string | null
        method: string | null
        proof: ({
          kind: string
          evidence_id: string
        })[]
      }
      request: {
        request_id: string
        opened_at: string
        sla_target_at: string
        sla_hard_at: string
        status: "open" | "held" | "verdict_due" | "overdue" | "closed"
      } | null
      flags: (string)[]
      contradictions: ({
        attribute: string
        held: unknown
        stated: unknown
        document_id: string
      })[]
      unreadable_fields: (string)[]
      source_documents: (string)[]
      inherited_from: string | null
      superseded_by: string | null
      fields: { [name: string]: {
        confidence: number | null
        provenance: {
          document_id: string | null
          page: number | null
          box: {
            x: number
            y: number
            w: number
            h: number
          } | null
          reader: string | null
          source: string
        }
      } }
      created_at: string
      updated_at: string
      test: boolean
      request_id: string | null
    }
    Impact: {
      engagements: number
      now_passing: number
      would_pass: number
      would_fail: number
      would_be_unverified: number
      newly_failing: number
      by_rule: ({
        rule_id: string
        failing: number
      })[]
    }
    Insured: {
      insured_ref: string
      insured_name: string | null
      parent_insured_ref: string | null
      insured_state: string | null
      contact: {
        email: string | null
        phone: string | null
      }
      aliases: (string)[]
      created_at: string
      updated_at: string
      test: boolean
    }
    Integrity: {
      state: "clear" | "needs_a_look" | "suspicious"
      findings: ({
        severity: "info" | "needs_a_look" | "suspicious"
        code: string
        title: string
        page: number | null
        box: {
          x: number
          y: number
          w: number
          h: number
        } | null
        detail?: { [name: string]: unknown } | undefined
      })[]
    }
    Limit: {
      label: string
      amount: number | null
    }
    LineRevision: {
      revision: number
      change: string
      cause: { [name: string]: unknown }
      state: string
      occurred_at: string
    }
    OutstandingItem: {
      kind: "complete_declarations_packet" | "escalated_to_svc" | "insured_contact_missing"
      sentence: string
      coverage_type: string | null
      document_id: string | null
      page: number | null
      reason: string | null
      remediation_id: string | null
      review_item_id: string | null
      opened_at: string
    }
    PageDocument: {
      document_id: string
      position: number
      filename: string | null
      content_type: string
      size_bytes: number
      sha256: string
      doc_type: string | null
    }
    Program: {
      program_ref: string
      name: string
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      owner: string
      verification: "attestation" | "master_policy"
      master_coverage_line_id: string | null
      carrier: string | null
      policy_number: string | null
      effective_date: string | null
      expiration_date: string | null
      meta: { [name: string]: unknown }
      created_at: string
      updated_at: string
      test: boolean
    }
    PushReceipt: {
      transmission_id: string
      idempotent_replay: boolean
      engagement_id: string | null
      engagement: components['schemas']['ShortEngagement'] | null
      documents: (components['schemas']['PushedFile'])[]
      packet_document_id: string | null
    }
    PushedFile: {
      document_id: string
      filename: string | null
      content_type: string
      size_bytes: number
      sha256: string
      status: "received" | "extracting" | "extracted" | "not_insurance" | "in_review" | "failed"
      deduplicated: boolean
      kind: "file" | "packet" | "page"
      packet_position: number | null
    }
    Replayable: {
      idempotent_replay?: boolean | undefined
    }
    RequirementSetVersion: {
      id: string
      consumer_ref: string
      key: string
      version: number
      status: "draft" | "published" | "superseded"
      applies_to: "new" | "all_active" | null
      effective_on: string | null
      grace_period_days: number | null
      reverification_cadence: "none" | "every_30_days" | "every_90_days" | "every_180_days" | "annual" | "on_renewal"
      expiry_lead_days: number
      review_states: (string)[]
      rules?: (components['schemas']['Rule'])[] | undefined
      ambiguities?: (components['schemas']['Ambiguity'])[] | undefined
      source_document_id: string | null
      created_at: string
      published_at: string | null
      superseded_at: string | null
      test: boolean
    }
    ReviewItem: {
      review_item_id: string
      account_id: string
      mode: "live" | "test"
      kind: "unplaced_page" | "unreadable_fields" | "integrity" | "unclear_answer" | "no_agent" | "undeliverable" | "escalation"
      status: "open" | "claimed" | "decided" | "closed"
      title: string
      insured_ref: string | null
      engagement_id: string | null
      document_id: string | null
      page: number | null
      coverage_type: string | null
      coverage_line_id: string | null
      request_id: string | null
      thread_id: string | null
      message_id: string | null
      detail: { [name: string]: unknown }
      claimed_by: string | null
      decision: {
        at: string
        by: string
        action: string
        reason: string | null
        detail?: { [name: string]: unknown } | undefined
      } | null
      history: ({
        at: string
        by: string
        action: string
        reason: string | null
        detail?: { [name: string]: unknown } | undefined
      })[]
      created_at: string
      updated_at: string
      decided_at: string | null
    }
    Rule: components['schemas']['CoverageRule'] | components['schemas']['CertificateRule']
    RuleCheck: {
      check: string
      required: string | number | boolean | null | (string)[]
      held: string | number | boolean | null | (string)[]
      status: "pass" | "fail" | "unverified"
      reason: string | null
      provenance: ({
        coverage_line_id: string | null
        source: string
        page: number | null
        box: {
          x: number
          y: number
          w: number
          h: number
        } | null
        reader: string | null
      })[]
    }
    RuleInput: components['schemas']['CoverageRuleInput'] | components['schemas']['CertificateRuleInput']
    RuleResult: {
      rule_id: string
      kind: "coverage" | "certificate"
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other" | null
      severity: "required" | "advisory"
      status: "pass" | "fail" | "unverified" | "waived" | "not_applicable"
      flags: ("state_review_required" | "contradiction_open" | "in_grace" | "expiring")[]
      satisfied_by: {
        kind: "line" | "alternative" | "program" | "certificate"
        coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other" | null
        coverage_line_ids: (string)[]
        alternative: number | null
        program_ref: string | null
        enrollment_id: string | null
        document_ids: (string)[]
      } | null
      coverage_line_ids: (string)[]
      checks: (components['schemas']['RuleCheck'])[]
      waiver_reason: string | null
    }
    ShortEngagement: {
      id: string
      engagement_id: string
      insured_ref: string
      consumer_ref: string
      status: "active" | "ended"
      outreach: "auto" | "hold"
      requirement_set: {
        key: string
        version: number
        pinned: boolean
      } | null
      surface_check: components['schemas']['Verdict'] | null
      verdict: components['schemas']['Verdict'] | null
      notes?: (string)[] | undefined
    }
    TestClock: {
      now: string
      status: "ready" | "advancing"
    }
    Thread: {
      thread_id: string
      insured_ref: string
      status: "open" | "closed"
      agent: {
        name: string | null
        email: string
        producer_name: string | null
        proven: boolean
        source: "certificate" | "reviewed" | "simulated"
      }
      requests: ({
        request_id: string
        coverage_line_id: string
        asked_at: string | null
        answered_at: string | null
        outcome: "confirmed" | "contradicted" | "refused" | "unclear" | "none" | null
      })[]
      messages: (components['schemas']['ThreadMessage'])[]
      created_at: string
      updated_at: string
      test: boolean
    }
    ThreadMessage: {
      message_id: string
      direction: "out" | "in"
      kind: string
      status: "queued" | "sent" | "kept" | "delivered" | "delayed" | "bounced" | "refused" | "cancelled" | "received" | "answered" | "noted" | "in_review"
      from: string | null
      to: string | null
      subject: string | null
      body_text: string | null
      size_bytes: number | null
      asked: ({
        coverage_line_id: string
        coverage_type: string
        policy_number: string | null
        carrier: string | null
        effective_date: string | null
        expiration_date: string | null
        limits: ({
          label: string
          amount: number | null
        })[]
        disputed?: { [name: string]: unknown } | undefined
      })[]
      reading: {
        kind: string
        per_line: { [name: string]: {
          outcome: "confirmed" | "contradicted" | "refused" | "unclear" | "none"
          corrections?: { [name: string]: string | number } | undefined
          sentence?: string | undefined
        } }
        reasons: (string)[]
      } | null
      sender: {
        accepted: boolean
        reasons: (string)[]
      } | null
      evidence_id: string | null
      attached_document_ids: (string)[]
      error: string | null
      created_at: string
      sent_at: string | null
      delivered_at: string | null
    }
    UnreadableField: {
      field: string
      coverage_type: string | null
      page: number | null
      box: {
        x: number
        y: number
        w: number
        h: number
      } | null
      reason: string | null
    }
    Verdict: {
      verdict_id: string
      kind: "surface" | "verified"
      scope: "engagement" | "line"
      status: "pass" | "fail" | "unverified" | "verified" | "refused" | "contradicted" | "timed_out"
      rules: (components['schemas']['RuleResult'])[]
      wording: string
      supersedes: string | null
      superseded_by: string | null
      current_verdict_id?: string | undefined
      engagement_id: string | null
      coverage_line_id: string | null
      requirement_set: {
        key: string
        version: number
      } | null
      insured_ref: string
      consumer_ref: string | null
      issued_at: string
      test: boolean
    }
    VerificationRequest: {
      request_id: string
      coverage_line_id: string
      insured_ref: string
      opened_at: string
      sla_target_at: string
      sla_hard_at: string
      hard_stop_at: string
      escalate_at: string
      status: "open" | "held" | "verdict_due" | "overdue" | "closed"
      extensions: ({
        hours: number
        reason: string
        granted_at: string
        by: string
      })[]
      total_extension_hours: number
      final_verdict_id: string | null
      engagement_ids: (string)[]
      closed_at: string | null
      test: boolean
      clock?: components['schemas']['ExplainedClock'] | undefined
    }
    Waiver: {
      waiver_id: string
      engagement_id: string
      rule_id: string
      reason: string
      granted_by: string
      ends_on: string | null
    }
    Webhook: {
      url: string
      events: (string)[]
      secret?: string | undefined
      previous_secret_expires_at: string | null
      disabled_at: string | null
      disabled_reason: string | null
    }
    WebhookStats: {
      status: "active" | "failing" | "disabled"
      last_success_at: string | null
      last_failure_at: string | null
      pending: number
      delivered_24h: number
      failed_24h: number
    }
  }
}

/** What arrives at a webhook, by the name of the event. */
export interface events {
  'document.received': {
    event_id: string
    event: "document.received"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      document_id: string
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      transmission_id: string
      filename: string | null
      sha256: string
      size_bytes: number
      status: "received"
      deduplicated: boolean
    }
  }
  'document.extracted': {
    event_id: string
    event: "document.extracted"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      document_id: string
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      doc_type: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown"
      status: string
      coverage_lines: (components['schemas']['ExtractedLine'])[]
      unreadable_fields: (components['schemas']['UnreadableField'])[]
    }
  }
  'document.not_insurance': {
    event_id: string
    event: "document.not_insurance"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      document_id: string
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      doc_type: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown"
    }
  }
  'document.unreadable_fields': {
    event_id: string
    event: "document.unreadable_fields"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      document_id: string
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      unreadable_fields: (components['schemas']['UnreadableField'])[]
      extraction_id: string | null
    }
  }
  'document.failed': {
    event_id: string
    event: "document.failed"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      document_id: string
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      reason: string
      remediation: string
    }
  }
  'verdict.issued': {
    event_id: string
    event: "verdict.issued"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      verdict_id: string
      kind: "surface" | "verified"
      scope: "engagement" | "line"
      status: "pass" | "fail" | "unverified" | "verified" | "refused" | "contradicted" | "timed_out"
      rules: (components['schemas']['RuleResult'])[]
      wording: string
      supersedes: string | null
      engagement_id: string | null
      coverage_line_id: string | null
      requirement_set: {
        key: string
        version: number
      } | null
      insured_ref: string
      consumer_ref: string | null
      issued_at: string
    }
  }
  'verdict.superseded': {
    event_id: string
    event: "verdict.superseded"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      verdict_id: string
      superseded_by: string
      kind: "surface" | "verified"
      scope: "engagement" | "line"
      status: "pass" | "fail" | "unverified" | "verified" | "refused" | "contradicted" | "timed_out"
      engagement_id: string | null
      coverage_line_id: string | null
      insured_ref: string
      consumer_ref: string | null
    }
  }
  'coverage_line.changed': {
    event_id: string
    event: "coverage_line.changed"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      coverage_line_id: string
      insured_ref: string
      coverage_type: "general_liability" | "auto_liability" | "workers_comp" | "employers_liability" | "umbrella" | "excess_liability" | "cargo" | "contingent_cargo" | "occupational_accident" | "professional_liability" | "cyber" | "pollution_liability" | "property" | "inland_marine" | "builders_risk" | "auto_physical_damage" | "non_trucking_liability" | "trailer_interchange" | "contingent_auto" | "garage_liability" | "garagekeepers" | "liquor_liability" | "product_liability" | "epli" | "crime" | "surety_bond" | "on_hook" | "abuse_molestation" | "riggers" | "warehouse_legal" | "aviation" | "business_interruption" | "other"
      carrier: string | null
      naic: string | null
      insurer_letter: string | null
      policy_number: string | null
      effective_date: string | null
      expiration_date: string | null
      limits: (components['schemas']['Limit'])[]
      additional_insured: boolean | null
      subrogation_waived: boolean | null
      extends_to_children: boolean | null
      document_class: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown"
      occurrence_form: boolean | null
      aggregate_basis: "per_policy" | "per_project" | "per_location" | null
      auto_scope: ("any_auto" | "owned" | "scheduled" | "hired" | "non_owned")[]
      umbrella_or_excess: "umbrella" | "excess" | null
      officers_excluded: boolean | null
      primary_noncontributory: boolean | null
      cancellation_notice_days: number | null
      retroactive_date: string | null
      endorsements: (string)[]
      producer: {
        name: string | null
        contact_name: string | null
        email: string | null
        phone: string | null
      } | null
      certificate_holder: string | null
      description_of_operations: string | null
      verification: {
        state: "unverified" | "pending" | "in_review" | "verified" | "refused" | "contradicted" | "timed_out"
        confirmed_by: string | null
        confirmed_at: string | null
        method: string | null
        proof: ({
          kind: string
          evidence_id: string
        })[]
      }
      request: {
        request_id: string
        opened_at: string
        sla_target_at: string
        sla_hard_at: string
        status: "open" | "held" | "verdict_due" | "overdue" | "closed"
      } | null
      flags: (string)[]
      contradictions: ({
        attribute: string
        held: unknown
        stated: unknown
        document_id: string
      })[]
      unreadable_fields: (string)[]
      source_documents: (string)[]
      inherited_from: string | null
      superseded_by: string | null
      fields: { [name: string]: {
        confidence: number | null
        provenance: {
          document_id: string | null
          page: number | null
          box: {
            x: number
            y: number
            w: number
            h: number
          } | null
          reader: string | null
          source: string
        }
      } }
      created_at: string
      updated_at: string
      test: boolean
      change: "created" | "document_merged" | "resolved" | "superseded"
      previous_state: "unverified" | "pending" | "in_review" | "verified" | "refused" | "contradicted" | "timed_out" | null
      previous_document_class?: "coi" | "declarations" | "policy" | "endorsement" | "schedule" | "binder" | "id_card" | "cancellation_notice" | "reinstatement_notice" | "state_fund_certificate" | "mcs_90" | "filing" | "sop" | "not_insurance" | "unknown" | null | undefined
      document_id?: string | undefined
    }
  }
  'request.sla_at_risk': {
    event_id: string
    event: "request.sla_at_risk"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: components['schemas']['VerificationRequest']
  }
  'request.overdue': {
    event_id: string
    event: "request.overdue"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: components['schemas']['VerificationRequest']
  }
  'request.extended': {
    event_id: string
    event: "request.extended"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      request_id: string
      coverage_line_id: string
      insured_ref: string
      opened_at: string
      sla_target_at: string
      sla_hard_at: string
      hard_stop_at: string
      escalate_at: string
      status: "open" | "held" | "verdict_due" | "overdue" | "closed"
      extensions: ({
        hours: number
        reason: string
        granted_at: string
        by: string
      })[]
      total_extension_hours: number
      final_verdict_id: string | null
      engagement_ids: (string)[]
      closed_at: string | null
      test: boolean
      clock?: components['schemas']['ExplainedClock'] | undefined
      hours: number
      reason: string
      granted_at: string
      by: string
    }
  }
  'contradiction.detected': {
    event_id: string
    event: "contradiction.detected"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      coverage_line_id: string
      attribute: string
      values: (string | number | boolean | null | (unknown)[] | { [name: string]: unknown })[]
      sources: (string)[]
      insured_ref: string
      document_id: string
    }
  }
  'evidence.attached': {
    event_id: string
    event: "evidence.attached"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      coverage_line_id: string
      evidence_id: string
      kind: string
      verification_state: "unverified" | "pending" | "in_review" | "verified" | "refused" | "contradicted" | "timed_out"
      insured_ref: string
    }
  }
  'requirement_set.published': {
    event_id: string
    event: "requirement_set.published"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      consumer_ref: string
      requirement_set: string
      version: number
      applies_to: "new" | "all_active"
      grace_period_days: number | null
      effective_on: string | null
      impact: components['schemas']['Impact']
    }
  }
  'remediation.opened': {
    event_id: string
    event: "remediation.opened"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      document_id: string
      insured_ref: string | null
      consumer_ref: string | null
      engagement_id: string | null
      remediation_id: string
      ask: "complete_declarations_packet"
      reason: "policy_number_not_on_pages" | "page_not_usable"
      coverage_type: string | null
    }
  }
  'enrollment.changed': {
    event_id: string
    event: "enrollment.changed"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      enrollment_id: string
      insured_ref: string
      program_ref: string
      enrolled: boolean
      effective_on: string | null
      ends_on: string | null
      created_at: string
      updated_at: string
      test: boolean
      previous: {
        enrolled: boolean
        effective_on: string | null
        ends_on: string | null
      } | null
    }
  }
  'insured_contact.missing': {
    event_id: string
    event: "insured_contact.missing"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      insured_ref: string
      consumer_ref: string
      engagement_id: string
      reason: "no_insured_contact"
      sentence: string
    }
  }
  'delivery.batch_produced': {
    event_id: string
    event: "delivery.batch_produced"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: components['schemas']['Batch']
  }
  'delivery.batch_failed': {
    event_id: string
    event: "delivery.batch_failed"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      batch_id: string
      period_start: string
      period_end: string
      status: "pending" | "producing" | "delivering" | "produced" | "failed"
      trigger: "schedule" | "manual"
      created_at: string
      produced_at: string | null
      files: (components['schemas']['BatchFile'])[]
      error: string
    }
  }
  'ping': {
    event_id: string
    event: "ping"
    occurred_at: string
    test: boolean
    insured_ref?: string | undefined
    consumer_ref?: string | undefined
    document_id?: string | undefined
    data: {
      message: string
    }
  }
}
