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
          row_id?: string
          row_name?: string | null
          table_name?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string
          email: string
          handled: boolean
          handled_at: string | null
          id: string
          idempotency_key: string
          message: string
          name: string
          subject: string
        }
        Insert: {
          created_at?: string
          email: string
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key: string
          message: string
          name: string
          subject?: string
        }
        Update: {
          created_at?: string
          email?: string
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key?: string
          message?: string
          name?: string
          subject?: string
        }
        Relationships: []
      }
      enquiries: {
        Row: {
          business_name: string
          created_at: string
          email: string
          handled: boolean
          handled_at: string | null
          id: string
          idempotency_key: string
          listing_id: string | null
          message: string
          name: string
          phone: string
        }
        Insert: {
          business_name?: string
          created_at?: string
          email: string
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key: string
          listing_id?: string | null
          message: string
          name: string
          phone?: string
        }
        Update: {
          business_name?: string
          created_at?: string
          email?: string
          handled?: boolean
          handled_at?: string | null
          id?: string
          idempotency_key?: string
          listing_id?: string | null
          message?: string
          name?: string
          phone?: string
        }
        Relationships: [
          {
            foreignKeyName: 'enquiries_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
        ]
      }
      listing_applications: {
        Row: {
          business_name: string
          category: string
          city: string
          contact_name: string
          country: string
          created_at: string
          email: string
          handled_at: string | null
          id: string
          idempotency_key: string
          message: string
          phone: string
          plan: string
          status: string
          tier: string | null
          website: string | null
        }
        Insert: {
          business_name: string
          category: string
          city?: string
          contact_name: string
          country: string
          created_at?: string
          email: string
          handled_at?: string | null
          id?: string
          idempotency_key: string
          message?: string
          phone?: string
          plan: string
          status?: string
          tier?: string | null
          website?: string | null
        }
        Update: {
          business_name?: string
          category?: string
          city?: string
          contact_name?: string
          country?: string
          created_at?: string
          email?: string
          handled_at?: string | null
          id?: string
          idempotency_key?: string
          message?: string
          phone?: string
          plan?: string
          status?: string
          tier?: string | null
          website?: string | null
        }
        Relationships: []
      }
      listings: {
        Row: {
          address: string
          business_hours: Json | null
          business_name: string
          category: string
          city_name: string | null
          city_slug: string | null
          country: string
          created_at: string
          description: string | null
          email: string | null
          id: string
          images: Json | null
          lat: number | null
          lng: number | null
          package_tier: string | null
          phone: string
          province_name: string | null
          province_slug: string | null
          slug: string
          social_media: Json | null
          source_id: string | null
          source_name: string | null
          source_url: string | null
          special_offers: Json | null
          status: string
          subcategory: string | null
          updated_at: string
          website: string | null
        }
        Insert: {
          address?: string
          business_hours?: Json | null
          business_name: string
          category: string
          city_name?: string | null
          city_slug?: string | null
          country: string
          created_at?: string
          description?: string | null
          email?: string | null
          id?: string
          images?: Json | null
          lat?: number | null
          lng?: number | null
          package_tier?: string | null
          phone?: string
          province_name?: string | null
          province_slug?: string | null
          slug: string
          social_media?: Json | null
          source_id?: string | null
          source_name?: string | null
          source_url?: string | null
          special_offers?: Json | null
          status?: string
          subcategory?: string | null
          updated_at?: string
          website?: string | null
        }
        Update: {
          address?: string
          business_hours?: Json | null
          business_name?: string
          category?: string
          city_name?: string | null
          city_slug?: string | null
          country?: string
          created_at?: string
          description?: string | null
          email?: string | null
          id?: string
          images?: Json | null
          lat?: number | null
          lng?: number | null
          package_tier?: string | null
          phone?: string
          province_name?: string | null
          province_slug?: string | null
          slug?: string
          social_media?: Json | null
          source_id?: string | null
          source_name?: string | null
          source_url?: string | null
          special_offers?: Json | null
          status?: string
          subcategory?: string | null
          updated_at?: string
          website?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      published_listings: {
        Row: {
          address: string | null
          business_hours: Json | null
          business_name: string | null
          category: string | null
          city_name: string | null
          city_slug: string | null
          country: string | null
          description: string | null
          email: string | null
          id: string | null
          images: Json | null
          lat: number | null
          lng: number | null
          package_tier: string | null
          phone: string | null
          province_name: string | null
          province_slug: string | null
          slug: string | null
          social_media: Json | null
          source_name: string | null
          source_url: string | null
          special_offers: Json | null
          subcategory: string | null
          website: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      delete_old_submissions: { Args: { moment?: string }; Returns: number }
      import_listings: { Args: { rows: Json }; Returns: Json }
      listing_changes_since: { Args: { cursor?: string }; Returns: Json }
      listings_version: { Args: never; Returns: string }
      published_listings_page: { Args: { after?: string }; Returns: Json }
      refresh_search: { Args: never; Returns: number }
      search_listings: { Args: { asked: Json }; Returns: Json }
      switch_search: { Args: { is_on: boolean }; Returns: number }
      write_search: { Args: { written: Json }; Returns: number }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
