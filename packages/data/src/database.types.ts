// What the API serves, for createClient<Database>. Generated from the migrations by `pnpm generate:types`; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      admin_users: {
        Row: {
          created_at: string
          email: string
          id: string
        }
        Insert: {
          created_at?: string
          email: string
          id: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          actor_role: string
          changes: Json | null
          happened_at: string
          id: number
          operation_id: number | null
          row_id: string
          row_name: string | null
          table_name: string
        }
        Insert: {
          action: string
          actor?: string | null
          actor_role: string
          changes?: Json | null
          happened_at?: string
          id?: never
          operation_id?: number | null
          row_id: string
          row_name?: string | null
          table_name: string
        }
        Update: {
          action?: string
          actor?: string | null
          actor_role?: string
          changes?: Json | null
          happened_at?: string
          id?: never
          operation_id?: number | null
          row_id?: string
          row_name?: string | null
          table_name?: string
        }
        Relationships: []
      }
      audit_operations: {
        Row: {
          actor: string | null
          actor_role: string
          added: number
          began_at: string
          changed: number
          changes: number
          ended_at: string
          entries: number
          fields: string[]
          id: number
          is_finished: boolean
          keeps_values: boolean
          kind: string
          label: string | null
          removed: number
          summary: Json
          table_name: string | null
          undoes: number | null
          undone_by: number | null
        }
        Insert: {
          actor?: string | null
          actor_role: string
          added?: number
          began_at?: string
          changed?: number
          changes?: number
          ended_at?: string
          entries?: number
          fields?: string[]
          id?: never
          is_finished?: boolean
          keeps_values?: boolean
          kind: string
          label?: string | null
          removed?: number
          summary?: Json
          table_name?: string | null
          undoes?: number | null
          undone_by?: number | null
        }
        Update: {
          actor?: string | null
          actor_role?: string
          added?: number
          began_at?: string
          changed?: number
          changes?: number
          ended_at?: string
          entries?: number
          fields?: string[]
          id?: never
          is_finished?: boolean
          keeps_values?: boolean
          kind?: string
          label?: string | null
          removed?: number
          summary?: Json
          table_name?: string | null
          undoes?: number | null
          undone_by?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'audit_operations_undoes_fkey'
            columns: ['undoes']
            isOneToOne: false
            referencedRelation: 'audit_operations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'audit_operations_undone_by_fkey'
            columns: ['undone_by']
            isOneToOne: false
            referencedRelation: 'audit_operations'
            referencedColumns: ['id']
          },
        ]
      }
      change_jobs: {
        Row: {
          actor: string
          asked: Json
          began_at: string
          counts: Json
          ended_at: string | null
          failure: string | null
          id: number
          kind: 'bulk' | 'undo'
          last_listing: string
          left_alone: Json
          operation: number | null
          position: number
          since: number
          state: 'working' | 'done' | 'stopped' | 'failed'
          total: number
        }
        Insert: {
          actor: string
          asked: Json
          began_at?: string
          counts?: Json
          ended_at?: string | null
          failure?: string | null
          id?: never
          kind: 'bulk' | 'undo'
          last_listing?: string
          left_alone?: Json
          operation?: number | null
          position?: number
          since: number
          state?: 'working' | 'done' | 'stopped' | 'failed'
          total: number
        }
        Update: {
          actor?: string
          asked?: Json
          began_at?: string
          counts?: Json
          ended_at?: string | null
          failure?: string | null
          id?: never
          kind?: 'bulk' | 'undo'
          last_listing?: string
          left_alone?: Json
          operation?: number | null
          position?: number
          since?: number
          state?: 'working' | 'done' | 'stopped' | 'failed'
          total?: number
        }
        Relationships: [
          {
            foreignKeyName: 'change_jobs_operation_fkey'
            columns: ['operation']
            isOneToOne: false
            referencedRelation: 'audit_operations'
            referencedColumns: ['id']
          },
        ]
      }
      change_requests: {
        Row: {
          accepted: string[]
          asked_at: string | null
          asked_tier: string | null
          base_version: number | null
          business_name: string
          changes: Json
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision_reason: string
          email: string
          evidence: Json
          id: string
          idempotency_key: string
          kind: 'application' | 'edit' | 'claim' | 'suggestion' | 'report'
          link_token: string
          listing_id: string | null
          messages: Json
          name: string
          operation: number | null
          phone: string
          read_at: string | null
          reason: 'closed' | 'not-real' | 'copied' | 'offensive' | 'other' | null
          reference: string
          status: 'new' | 'asked-back' | 'accepted' | 'partly-accepted' | 'declined' | 'withdrawn'
          version: number
        }
        Insert: {
          accepted?: string[]
          asked_at?: string | null
          asked_tier?: string | null
          base_version?: number | null
          business_name?: string
          changes?: Json
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_reason?: string
          email?: string
          evidence?: Json
          id?: string
          idempotency_key: string
          kind: 'application' | 'edit' | 'claim' | 'suggestion' | 'report'
          link_token: string
          listing_id?: string | null
          messages?: Json
          name?: string
          operation?: number | null
          phone?: string
          read_at?: string | null
          reason?: 'closed' | 'not-real' | 'copied' | 'offensive' | 'other' | null
          reference?: string
          status?: 'new' | 'asked-back' | 'accepted' | 'partly-accepted' | 'declined' | 'withdrawn'
          version?: number
        }
        Update: {
          accepted?: string[]
          asked_at?: string | null
          asked_tier?: string | null
          base_version?: number | null
          business_name?: string
          changes?: Json
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_reason?: string
          email?: string
          evidence?: Json
          id?: string
          idempotency_key?: string
          kind?: 'application' | 'edit' | 'claim' | 'suggestion' | 'report'
          link_token?: string
          listing_id?: string | null
          messages?: Json
          name?: string
          operation?: number | null
          phone?: string
          read_at?: string | null
          reason?: 'closed' | 'not-real' | 'copied' | 'offensive' | 'other' | null
          reference?: string
          status?: 'new' | 'asked-back' | 'accepted' | 'partly-accepted' | 'declined' | 'withdrawn'
          version?: number
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          assignee: string | null
          created_at: string
          email: string
          filed_as: string | null
          handled: boolean
          handled_at: string | null
          id: string
          idempotency_key: string
          is_read: boolean
          message: string
          name: string
          subject: string
        }
        Insert: {
          assignee?: string | null
          created_at?: string
          email: string
          filed_as?: string | null
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key: string
          is_read?: boolean
          message: string
          name: string
          subject?: string
        }
        Update: {
          assignee?: string | null
          created_at?: string
          email?: string
          filed_as?: string | null
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key?: string
          is_read?: boolean
          message?: string
          name?: string
          subject?: string
        }
        Relationships: [
          {
            foreignKeyName: 'contact_messages_assignee_fkey'
            columns: ['assignee']
            isOneToOne: false
            referencedRelation: 'admin_users'
            referencedColumns: ['id']
          },
        ]
      }
      enquiries: {
        Row: {
          assignee: string | null
          business_name: string
          created_at: string
          email: string
          filed_as: string | null
          handled: boolean
          handled_at: string | null
          id: string
          idempotency_key: string
          is_read: boolean
          listing_id: string | null
          message: string
          name: string
          phone: string
        }
        Insert: {
          assignee?: string | null
          business_name?: string
          created_at?: string
          email: string
          filed_as?: string | null
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key: string
          is_read?: boolean
          listing_id?: string | null
          message: string
          name: string
          phone?: string
        }
        Update: {
          assignee?: string | null
          business_name?: string
          created_at?: string
          email?: string
          filed_as?: string | null
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key?: string
          is_read?: boolean
          listing_id?: string | null
          message?: string
          name?: string
          phone?: string
        }
        Relationships: [
          {
            foreignKeyName: 'enquiries_assignee_fkey'
            columns: ['assignee']
            isOneToOne: false
            referencedRelation: 'admin_users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'enquiries_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
        ]
      }
      import_jobs: {
        Row: {
          actor: string
          applied_at: string | null
          began_at: string
          checks: number
          chosen: Json
          closed_at: string | null
          columns: Json
          columns_key: string
          counts: Json
          failure: string | null
          file: string
          id: number
          lines: Json | null
          operation: number | null
          position: number
          reading: Json | null
          remembered: boolean
          resumed_at: number | null
          samples: Json
          state: 'reading' | 'columns' | 'checking' | 'checked' | 'applying' | 'done' | 'stopped' | 'failed'
          stops: boolean
          total: number
        }
        Insert: {
          actor: string
          applied_at?: string | null
          began_at?: string
          checks?: number
          chosen: Json
          closed_at?: string | null
          columns: Json
          columns_key: string
          counts?: Json
          failure?: string | null
          file: string
          id?: never
          lines?: Json | null
          operation?: number | null
          position?: number
          reading?: Json | null
          remembered?: boolean
          resumed_at?: number | null
          samples: Json
          state?: 'reading' | 'columns' | 'checking' | 'checked' | 'applying' | 'done' | 'stopped' | 'failed'
          stops?: boolean
          total: number
        }
        Update: {
          actor?: string
          applied_at?: string | null
          began_at?: string
          checks?: number
          chosen?: Json
          closed_at?: string | null
          columns?: Json
          columns_key?: string
          counts?: Json
          failure?: string | null
          file?: string
          id?: never
          lines?: Json | null
          operation?: number | null
          position?: number
          reading?: Json | null
          remembered?: boolean
          resumed_at?: number | null
          samples?: Json
          state?: 'reading' | 'columns' | 'checking' | 'checked' | 'applying' | 'done' | 'stopped' | 'failed'
          stops?: boolean
          total?: number
        }
        Relationships: [
          {
            foreignKeyName: 'import_jobs_operation_fkey'
            columns: ['operation']
            isOneToOne: false
            referencedRelation: 'audit_operations'
            referencedColumns: ['id']
          },
        ]
      }
      import_pieces: {
        Row: {
          job: number
          place: number
          records: Json
        }
        Insert: {
          job: number
          place: number
          records: Json
        }
        Update: {
          job?: number
          place?: number
          records?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'import_pieces_job_fkey'
            columns: ['job']
            isOneToOne: false
            referencedRelation: 'import_jobs'
            referencedColumns: ['id']
          },
        ]
      }
      import_rows: {
        Row: {
          cells: Json
          changes: Json | null
          city: string | null
          decision: 'same' | 'different' | 'out' | null
          doubts: string[] | null
          item: Json | null
          job: number
          kind: 'new' | 'changed' | 'unchanged' | 'rejected' | 'duplicate'
          line: number
          listing: string | null
          merge: Json | null
          name: string
          notes: string[] | null
          number: number
          reason: string | null
          twin: Json | null
        }
        Insert: {
          cells: Json
          changes?: Json | null
          city?: string | null
          decision?: 'same' | 'different' | 'out' | null
          doubts?: string[] | null
          item?: Json | null
          job: number
          kind: 'new' | 'changed' | 'unchanged' | 'rejected' | 'duplicate'
          line: number
          listing?: string | null
          merge?: Json | null
          name: string
          notes?: string[] | null
          number: number
          reason?: string | null
          twin?: Json | null
        }
        Update: {
          cells?: Json
          changes?: Json | null
          city?: string | null
          decision?: 'same' | 'different' | 'out' | null
          doubts?: string[] | null
          item?: Json | null
          job?: number
          kind?: 'new' | 'changed' | 'unchanged' | 'rejected' | 'duplicate'
          line?: number
          listing?: string | null
          merge?: Json | null
          name?: string
          notes?: string[] | null
          number?: number
          reason?: string | null
          twin?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'import_rows_job_fkey'
            columns: ['job']
            isOneToOne: false
            referencedRelation: 'import_jobs'
            referencedColumns: ['id']
          },
        ]
      }
      inbox_notes: {
        Row: {
          author: string | null
          created_at: string
          enquiry_id: string | null
          id: string
          message_id: string | null
          text: string
        }
        Insert: {
          author?: string | null
          created_at?: string
          enquiry_id?: string | null
          id?: string
          message_id?: string | null
          text: string
        }
        Update: {
          author?: string | null
          created_at?: string
          enquiry_id?: string | null
          id?: string
          message_id?: string | null
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: 'inbox_notes_author_fkey'
            columns: ['author']
            isOneToOne: false
            referencedRelation: 'admin_users'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'inbox_notes_enquiry_id_fkey'
            columns: ['enquiry_id']
            isOneToOne: false
            referencedRelation: 'enquiries'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'inbox_notes_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          },
        ]
      }
      listing_views: {
        Row: {
          created_at: string
          id: string
          name: string
          query: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          query: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          query?: string
        }
        Relationships: []
      }
      listings: {
        Row: {
          address: string
          attributes: Json | null
          book_url: string | null
          brand: string | null
          business_hours: Json | null
          business_name: string
          category: string
          city_name: string | null
          city_slug: string | null
          country: string
          created_at: string
          description: string | null
          email: string | null
          existence_check: Json | null
          hours_check: Json | null
          id: string
          images: Json | null
          kind: string | null
          lat: number | null
          lng: number | null
          menu_url: string | null
          operator: string | null
          order_url: string | null
          package_tier: string | null
          paid_until: string | null
          phone: string
          phone_check: Json | null
          place_check: Json | null
          price_level: string | null
          province_name: string | null
          province_slug: string | null
          slug: string
          social_media: Json | null
          source_id: string | null
          source_name: string | null
          source_url: string | null
          special_offers: Json | null
          stars: string | null
          status: string
          subcategory: string | null
          updated_at: string
          version: number
          website: string | null
        }
        Insert: {
          address?: string
          attributes?: Json | null
          book_url?: string | null
          brand?: string | null
          business_hours?: Json | null
          business_name: string
          category: string
          city_name?: string | null
          city_slug?: string | null
          country: string
          created_at?: string
          description?: string | null
          email?: string | null
          existence_check?: Json | null
          hours_check?: Json | null
          id?: string
          images?: Json | null
          kind?: string | null
          lat?: number | null
          lng?: number | null
          menu_url?: string | null
          operator?: string | null
          order_url?: string | null
          package_tier?: string | null
          paid_until?: string | null
          phone?: string
          phone_check?: Json | null
          place_check?: Json | null
          price_level?: string | null
          province_name?: string | null
          province_slug?: string | null
          slug: string
          social_media?: Json | null
          source_id?: string | null
          source_name?: string | null
          source_url?: string | null
          special_offers?: Json | null
          stars?: string | null
          status?: string
          subcategory?: string | null
          updated_at?: string
          version?: number
          website?: string | null
        }
        Update: {
          address?: string
          attributes?: Json | null
          book_url?: string | null
          brand?: string | null
          business_hours?: Json | null
          business_name?: string
          category?: string
          city_name?: string | null
          city_slug?: string | null
          country?: string
          created_at?: string
          description?: string | null
          email?: string | null
          existence_check?: Json | null
          hours_check?: Json | null
          id?: string
          images?: Json | null
          kind?: string | null
          lat?: number | null
          lng?: number | null
          menu_url?: string | null
          operator?: string | null
          order_url?: string | null
          package_tier?: string | null
          paid_until?: string | null
          phone?: string
          phone_check?: Json | null
          place_check?: Json | null
          price_level?: string | null
          province_name?: string | null
          province_slug?: string | null
          slug?: string
          social_media?: Json | null
          source_id?: string | null
          source_name?: string | null
          source_url?: string | null
          special_offers?: Json | null
          stars?: string | null
          status?: string
          subcategory?: string | null
          updated_at?: string
          version?: number
          website?: string | null
        }
        Relationships: []
      }
      outbox: {
        Row: {
          attempts: number
          created_at: string
          data: Json
          dedupe_key: string
          email: string | null
          handled_by: string | null
          id: string
          kind: 'reminder' | 'invitation' | 'claim-link' | 'claim-notice' | 'email-change' | 'email-notice'
          last_error: string
          lease_until: string | null
          listing_id: string | null
          locale: string
          message_id: string | null
          next_attempt_at: string
          phone: string | null
          reply_to: string | null
          secret: string | null
          settled_at: string | null
          status: 'waiting' | 'sending' | 'uncertain' | 'failed' | 'sent' | 'handed-over' | 'cancelled' | 'erased'
          times_uncertain: number
        }
        Insert: {
          attempts?: number
          created_at?: string
          data: Json
          dedupe_key: string
          email?: string | null
          handled_by?: string | null
          id?: string
          kind: 'reminder' | 'invitation' | 'claim-link' | 'claim-notice' | 'email-change' | 'email-notice'
          last_error?: string
          lease_until?: string | null
          listing_id?: string | null
          locale?: string
          message_id?: string | null
          next_attempt_at?: string
          phone?: string | null
          reply_to?: string | null
          secret?: string | null
          settled_at?: string | null
          status?: 'waiting' | 'sending' | 'uncertain' | 'failed' | 'sent' | 'handed-over' | 'cancelled' | 'erased'
          times_uncertain?: number
        }
        Update: {
          attempts?: number
          created_at?: string
          data?: Json
          dedupe_key?: string
          email?: string | null
          handled_by?: string | null
          id?: string
          kind?: 'reminder' | 'invitation' | 'claim-link' | 'claim-notice' | 'email-change' | 'email-notice'
          last_error?: string
          lease_until?: string | null
          listing_id?: string | null
          locale?: string
          message_id?: string | null
          next_attempt_at?: string
          phone?: string | null
          reply_to?: string | null
          secret?: string | null
          settled_at?: string | null
          status?: 'waiting' | 'sending' | 'uncertain' | 'failed' | 'sent' | 'handed-over' | 'cancelled' | 'erased'
          times_uncertain?: number
        }
        Relationships: []
      }
      payments: {
        Row: {
          actor: string | null
          again: string | null
          amount_cents: number
          customer: Json
          id: string
          listing_id: string
          method: 'transfer' | 'card' | 'mobile-money' | 'cash'
          note: string
          number: number
          paid_until_after: string | null
          paid_until_before: string | null
          period_end: string
          period_start: string
          reason: string
          received_on: string
          recorded_at: string
          reference: string
          reverses: string | null
          seller: Json | null
          tier: 'classified' | 'standard' | 'premium'
          tier_after: string | null
          tier_before: string | null
          years: number
        }
        Insert: {
          actor?: string | null
          again?: string | null
          amount_cents: number
          customer: Json
          id: string
          listing_id: string
          method: 'transfer' | 'card' | 'mobile-money' | 'cash'
          note: string
          number: number
          paid_until_after?: string | null
          paid_until_before?: string | null
          period_end: string
          period_start: string
          reason: string
          received_on: string
          recorded_at?: string
          reference: string
          reverses?: string | null
          seller?: Json | null
          tier: 'classified' | 'standard' | 'premium'
          tier_after?: string | null
          tier_before?: string | null
          years?: number
        }
        Update: {
          actor?: string | null
          again?: string | null
          amount_cents?: number
          customer?: Json
          id?: string
          listing_id?: string
          method?: 'transfer' | 'card' | 'mobile-money' | 'cash'
          note?: string
          number?: number
          paid_until_after?: string | null
          paid_until_before?: string | null
          period_end?: string
          period_start?: string
          reason?: string
          received_on?: string
          recorded_at?: string
          reference?: string
          reverses?: string | null
          seller?: Json | null
          tier?: 'classified' | 'standard' | 'premium'
          tier_after?: string | null
          tier_before?: string | null
          years?: number
        }
        Relationships: [
          {
            foreignKeyName: 'payments_again_fkey'
            columns: ['again']
            isOneToOne: true
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_reverses_fkey'
            columns: ['reverses']
            isOneToOne: true
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      stored_images: {
        Row: {
          bytes: number
          id: string
          is_private: boolean
          kept_until: string | null
          stored_at: string
          stored_by: string | null
          url: string
        }
        Insert: {
          bytes?: number
          id?: string
          is_private?: boolean
          kept_until?: string | null
          stored_at?: string
          stored_by?: string | null
          url: string
        }
        Update: {
          bytes?: number
          id?: string
          is_private?: boolean
          kept_until?: string | null
          stored_at?: string
          stored_by?: string | null
          url?: string
        }
        Relationships: []
      }
    }
    Views: {
      admin_administrators: {
        Row: {
          created_at: string
          email: string
          id: string
          last_change_at: string | null
        }
        Relationships: []
      }
      admin_change_requests: {
        Row: {
          accepted: string[] | null
          answer_until: string | null
          asked_tier: string | null
          base_version: number | null
          business_name: string
          changes: Json
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision_reason: string | null
          email: string
          evidence: Json
          id: string
          is_undone: boolean | null
          kind: 'application' | 'edit' | 'claim' | 'suggestion' | 'report'
          listing_id: string | null
          listing_live: Json | null
          listing_slug: string | null
          listing_status: string | null
          listing_version: number | null
          messages: Json | null
          name: string
          operation: number | null
          phone: string
          read_at: string | null
          reason: 'closed' | 'not-real' | 'copied' | 'offensive' | 'other' | null
          reference: string
          status: 'new' | 'asked-back' | 'accepted' | 'partly-accepted' | 'declined' | 'withdrawn'
          version: number
          words: string | null
        }
        Relationships: []
      }
      admin_inbox: {
        Row: {
          about: string
          answered_at: string | null
          assignee: string | null
          created_at: string
          email: string
          filed_as: string | null
          id: string
          is_answered: boolean | null
          is_read: boolean | null
          kind: string | null
          name: string
          phone: string
          status: string | null
          text: string
          whose: string | null
          words: string | null
        }
        Relationships: []
      }
      admin_invitations: {
        Row: {
          created_at: string
          email: string
          expires_at: string
          id: string
          listing_id: string | null
          made_by: string | null
          purpose: 'invitation' | 'password' | 'owner' | 'owner-password' | 'owner-email'
        }
        Relationships: []
      }
      admin_listing_operations: {
        Row: {
          actor: string | null
          actor_role: string | null
          added: number | null
          began_at: string | null
          can_undo: boolean | null
          changed: number | null
          changes: number | null
          ended_at: string | null
          entries: number | null
          fields: string[] | null
          id: number | null
          is_finished: boolean | null
          kind: string | null
          label: string | null
          listing_id: string
          removed: number | null
          story: Json | null
          summary: Json | null
          table_name: string | null
          undoable_until: string | null
          undoes: number | null
          undone_by: number | null
        }
        Relationships: []
      }
      admin_notes: {
        Row: {
          author: string | null
          created_at: string
          id: string
          item_id: string | null
          text: string
        }
        Relationships: []
      }
      admin_operations: {
        Row: {
          actor: string | null
          actor_role: string
          added: number
          began_at: string
          can_undo: boolean | null
          changed: number
          changes: number
          ended_at: string
          entries: number
          fields: string[]
          id: number
          is_finished: boolean
          kind: string
          label: string | null
          removed: number
          story: Json | null
          summary: Json
          table_name: string | null
          undoable_until: string | null
          undoes: number | null
          undone_by: number | null
        }
        Relationships: []
      }
      admin_outbox: {
        Row: {
          created_at: string
          data: Json
          email: string | null
          error: string
          handled_by: string | null
          id: string
          kind: 'reminder' | 'invitation' | 'claim-link' | 'claim-notice' | 'email-change' | 'email-notice'
          next_attempt_at: string
          phone: string | null
          reply_to: string | null
          settled_at: string | null
          status: 'waiting' | 'sending' | 'uncertain' | 'failed' | 'sent' | 'handed-over' | 'cancelled' | 'erased'
          waits_for: string | null
        }
        Relationships: []
      }
      admin_outbox_counts: {
        Row: {
          count: number | null
          waits_for: string | null
        }
        Relationships: []
      }
      admin_owners: {
        Row: {
          added_by: string | null
          business_name: string | null
          created_at: string
          email: string
          id: string
          listing_id: string
          live_columns: string[]
          request_id: string | null
          request_kind: string | null
          request_reference: string | null
        }
        Relationships: []
      }
      admin_paying_listings: {
        Row: {
          address: string
          category: string
          city: string | null
          country: string
          id: string
          name: string
          next_number: number | null
          package_tier: string | null
          paid_until: string | null
          province: string | null
          reference: string | null
          renews_from: string | null
          slug: string
        }
        Relationships: []
      }
      admin_payment_notes: {
        Row: {
          amount_cents: number | null
          listing_id: string
          name: string
          noted_at: string
          noted_by: string | null
          reference: string | null
          slug: string
          tier: 'classified' | 'standard' | 'premium'
          years: number
        }
        Relationships: []
      }
      admin_payment_packages: {
        Row: {
          id: string
          package_tier: string | null
          paid_until: string | null
          paid_until_without: string | null
          tier_without: string | null
        }
        Relationships: []
      }
      admin_payments: {
        Row: {
          again_id: string | null
          again_number: number | null
          again_recorded_at: string | null
          amount_cents: number
          customer: Json
          first_day: string
          id: string
          last_day: string
          listing_id: string
          method: 'transfer' | 'card' | 'mobile-money' | 'cash'
          note: string
          number: number
          paid_until: string | null
          reason: string
          received_on: string
          recorded_at: string
          recorded_by: string | null
          reference: string
          reversed_by_id: string | null
          reversed_by_number: number | null
          reversed_by_recorded_at: string | null
          reverses_id: string | null
          reverses_number: number | null
          reverses_recorded_at: string | null
          seller: Json | null
          slug: string | null
          tier: 'classified' | 'standard' | 'premium'
          undone_by_id: string | null
          undone_by_number: number | null
          undone_by_recorded_at: string | null
          years: number
        }
        Relationships: []
      }
      admin_waiting: {
        Row: {
          count: number | null
          oldest_at: string | null
          what: string | null
        }
        Relationships: []
      }
      owner_enquiries: {
        Row: {
          answered_at: string | null
          business_name: string
          created_at: string
          email: string
          id: string
          listing_id: string | null
          name: string
          phone: string
          text: string
        }
        Relationships: []
      }
      owner_enquiry_counts: {
        Row: {
          count: number | null
          new: number | null
        }
        Relationships: []
      }
      published_listings: {
        Row: {
          address: string
          attributes: Json | null
          book_url: string | null
          brand: string | null
          business_hours: Json | null
          business_name: string
          category: string
          city_name: string | null
          city_slug: string | null
          country: string
          description: string | null
          email: string | null
          id: string
          images: Json | null
          is_checked: boolean | null
          is_unclaimed: boolean | null
          kind: string | null
          lat: number | null
          lng: number | null
          menu_url: string | null
          operator: string | null
          order_url: string | null
          package_tier: string | null
          phone: string
          price_level: string | null
          province_name: string | null
          province_slug: string | null
          slug: string
          social_media: Json | null
          source_name: string | null
          source_url: string | null
          special_offers: Json | null
          stars: string | null
          subcategory: string | null
          website: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      admin_listings: { Args: { asked?: Json }; Returns: Json }
      admin_needs: { Args: never; Returns: Json }
      admin_places: { Args: { beginning?: string; country?: string }; Returns: Json }
      answer_change_request: { Args: { token: string; answer: string; changes?: Json }; Returns: Json }
      answer_edit: { Args: { listing: string; answer: string }; Returns: Json }
      application_upload: { Args: { token: string }; Returns: Json }
      apply_import_rows: { Args: { job: number; size?: number }; Returns: Json }
      ask_back: { Args: { request_id: string; seen_version: number; question: string }; Returns: Json }
      ask_claim_proof: { Args: { token: string; channel: string }; Returns: Json }
      ask_email_change: { Args: { account: string; address: string }; Returns: string }
      ask_password: { Args: { address: string }; Returns: boolean }
      begin_import: { Args: { summary: Json; actor?: string }; Returns: number }
      begin_import_job: { Args: { job: number }; Returns: string }
      change_listings: { Args: { ids: string[]; changes: Json }; Returns: Json }
      change_matching_listings: { Args: { asked: Json; changes: Json; without?: string[] }; Returns: Json }
      change_request_status: { Args: { token: string }; Returns: Json }
      check_import_rows: { Args: { job: number; checks: number; at: number; rows: Json }; Returns: Json }
      claim_channels: { Args: { listing_slug: string }; Returns: Json }
      claim_email: { Args: { mail_domain: string }; Returns: Database['public']['Tables']['outbox']['Row'][] }
      claim_invitation: { Args: { token: string }; Returns: Json }
      claim_review: { Args: { request_id: string }; Returns: Json }
      claim_status: { Args: { token: string }; Returns: Json }
      compare_listings: { Args: { size?: number }; Returns: number }
      confirm_facts: { Args: { listing: string; facts: string[] }; Returns: Json }
      continue_change: { Args: { job: number }; Returns: Json }
      count_numbers: { Args: { numbers: Json }; Returns: number }
      decide_change_request: { Args: { decision: Json }; Returns: Json }
      decide_import_row: { Args: { job: number; number: number; decision: string }; Returns: Json }
      delete_old_submissions: { Args: { moment?: string }; Returns: number }
      end_import: { Args: { operation: number }; Returns: boolean }
      erase_person: { Args: { address: string }; Returns: Json }
      export_person: { Args: { address: string }; Returns: Json }
      finish_invitation: { Args: { token: string; account?: string }; Returns: Json }
      forget_old_values: { Args: { moment?: string }; Returns: number }
      former_addresses: { Args: { slugs: string[] }; Returns: Json }
      former_slugs: { Args: { after?: string }; Returns: Json }
      images_to_remove: { Args: { moment?: string }; Returns: string[] }
      import_batch: { Args: { operation: number; rows: Json }; Returns: Json }
      import_listings: { Args: { rows: Json }; Returns: Json }
      invitation_at: { Args: { token: string }; Returns: Json }
      judge_listings: { Args: { said: Json }; Returns: number }
      keep_image: {
        Args: { image_url: string; sender: string; only_for_sender?: boolean; application?: string; bytes?: number }
        Returns: string
      }
      leave_out_doubted: { Args: { job: number; doubt: string; is_out: boolean }; Returns: Json }
      listed_twins: { Args: { asked: Json }; Returns: Json }
      listing_changes_since: { Args: { cursor?: string }; Returns: Json }
      listing_checks: { Args: { slugs: string[] }; Returns: Json }
      listings_to_judge: { Args: { size?: number }; Returns: Json }
      listings_version: { Args: never; Returns: string }
      listings_with_slugs: { Args: { slugs: string[] }; Returns: Json }
      make_invitation: { Args: { address: string; purpose: string; listing?: string; request?: string }; Returns: Json }
      mark_email: { Args: { email_id: string; is_sent: boolean }; Returns: boolean }
      mark_enquiry: {
        Args: { enquiry_id: string; is_answered: boolean }
        Returns: Database['public']['Views']['owner_enquiries']['Row']
      }
      may_see_image: { Args: { image_url: string; application?: string }; Returns: boolean }
      mend_import_row: { Args: { job: number; number: number; record: Json }; Returns: Json }
      merge_listing: { Args: { listing: string; into_listing: string }; Returns: boolean }
      my_account: { Args: never; Returns: Json }
      my_listings: { Args: never; Returns: Json }
      name_claim_account: { Args: { token: string; address: string }; Returns: Json }
      note_email: { Args: { email_id: string; attempt: number; outcome: string; error?: string }; Returns: boolean }
      note_password_change: { Args: { account: string }; Returns: boolean }
      note_payment: { Args: { listing: string; tier: string; years: number }; Returns: string }
      open_change_request: { Args: { request_id: string }; Returns: Json }
      operation_preview: {
        Args: { operation: number; after?: string; size?: number; only_changed?: boolean }
        Returns: Json
      }
      owner_home: { Args: never; Returns: Json }
      owner_listing: { Args: { listing_slug: string }; Returns: Json }
      owner_upload: { Args: { listing: string }; Returns: Json }
      possible_duplicates: { Args: { asked: Json }; Returns: Json }
      propose_edit: { Args: { listing: string; seen_version: number; changes: Json; key: string }; Returns: Json }
      published_listings_page: { Args: { after?: string }; Returns: Json }
      put_back_live: { Args: { request_id: string; operation: number; field: string }; Returns: number }
      record_payment: { Args: { payment: Json }; Returns: Database['public']['Views']['admin_payments']['Row'] }
      remove_administrator: { Args: { administrator_id: string }; Returns: boolean }
      remove_owner: { Args: { owner_id: string }; Returns: boolean }
      remove_payment_note: { Args: { listing: string }; Returns: boolean }
      remove_sample: { Args: never; Returns: Json }
      reopen_change_request: { Args: { request_id: string; seen_version: number }; Returns: Json }
      retry_emails: { Args: { email_id?: string }; Returns: number }
      reveal_claim_code: { Args: { request_id: string }; Returns: Json }
      reveal_claim_link: { Args: { email_id: string }; Returns: string }
      reverse_payment: {
        Args: { payment_id: string; reason: string; becomes?: Json }
        Returns: Database['public']['Views']['admin_payments']['Row']
      }
      send_claim_evidence: { Args: { token: string; evidence: string; address: string }; Returns: Json }
      set_live_columns: { Args: { owner_id: string; columns: string[] }; Returns: boolean }
      set_outbox_sender: { Args: { by_mail: boolean }; Returns: boolean }
      signed_in_administrator: { Args: never; Returns: string }
      stop_change: { Args: { job: number }; Returns: Json }
      tend_outbox: { Args: never; Returns: number }
      try_claim_code: { Args: { token: string; code: string }; Returns: Json }
      undo_operation: { Args: { operation: number; also_changed?: Json }; Returns: Json }
      undo_own_operation: { Args: { listing: string; operation: number }; Returns: Json }
      undo_reversal: { Args: { payment_id: string }; Returns: Database['public']['Views']['admin_payments']['Row'] }
      went_live: { Args: { request_id: string }; Returns: Json }
      withdraw_change_request: { Args: { token: string }; Returns: Json }
      withdraw_edit: { Args: { listing: string; columns?: string[] }; Returns: Json }
      withdraw_invitation: { Args: { invitation_id: string }; Returns: boolean }
      work_on_change: { Args: { job: number; size?: number }; Returns: Json }
      write_invitation: { Args: { token: string }; Returns: boolean }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
