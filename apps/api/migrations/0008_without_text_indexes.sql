DROP INDEX "articles_search_body";--> statement-breakpoint
DROP INDEX "companies_search";--> statement-breakpoint
DROP INDEX "companies_pinyin";