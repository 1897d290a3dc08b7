import type { MessageOverrides } from '../../catalogue/MessagesProvider.tsx'

/**
 * Some of the texts in Arabic, to look at components from right to left with words in them. A draft, to be read by a native speaker
 * before a traveller does; what is missing stays English.
 */
export const arabicMessages: MessageOverrides = {
  breadcrumbs: { label: 'مسار التنقل' },
  categoryStrip: { heading: 'تصفح حسب الفئة' },
  featuredListings: { heading: 'أعمال مختارة' },
  listingCard: {
    viewDetails: 'عرض التفاصيل',
    viewDetailsOf: (businessName) => `عرض التفاصيل: ${businessName}`,
    call: (phone) => `اتصل بالرقم ${phone}`,
    email: (email) => `البريد الإلكتروني ${email}`,
    website: (website) => `الموقع ${website}`,
  },
  contactPanel: {
    contactInformation: 'معلومات الاتصال',
    contactBusiness: 'اتصل بالمنشأة',
    details: 'التفاصيل',
    category: 'الفئة',
    package: 'الباقة',
  },
  listingDetails: {
    back: 'العودة إلى كل القوائم',
    about: 'نبذة',
    address: 'العنوان',
    location: 'الموقع',
    businessHours: 'ساعات العمل',
  },
  noListings: {
    heading: 'لا توجد قوائم تطابق معاييرك.',
    text: 'جرّب تعديل عوامل التصفية أو كلمات البحث.',
  },
  notFound: { heading: 'عذرًا، الصفحة غير موجودة', home: 'العودة إلى الصفحة الرئيسية' },
  pagination: {
    label: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    page: (page) => `الصفحة ${page}`,
    position: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
  },
  photoGallery: { heading: 'معرض الصور', none: 'لا توجد صور' },
  resultsSummary: { showing: (matches, total) => `عرض ${matches} من ${total} منشأة` },
  searchBox: {
    label: 'البحث عن المنشآت',
    placeholder: 'اسم النشاط أو الفئة أو البلد أو المدينة',
    submit: 'بحث',
    clear: 'مسح البحث',
  },
  siteHeader: { home: 'Dira، الصفحة الرئيسية', navigation: 'التنقل الرئيسي' },
  siteFooter: { label: 'تذييل الصفحة', copyright: '© Dira. جميع الحقوق محفوظة.' },
  skipLink: { toContent: 'تخطَّ إلى المحتوى' },
  sortSelect: { label: 'ترتيب حسب', apply: 'رتّب' },
  themeSwitch: { label: 'المظهر الداكن' },
}
