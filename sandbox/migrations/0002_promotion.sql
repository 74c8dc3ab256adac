CREATE TABLE `captchas` (
	`sid` text PRIMARY KEY NOT NULL,
	`answer` text,
	`drawn_for` text,
	`drawn_at` integer NOT NULL,
	`phone` text
);
--> statement-breakpoint
CREATE TABLE `registrations` (
	`phone` text PRIMARY KEY NOT NULL,
	`user_name` text NOT NULL,
	`device_id` text NOT NULL,
	`app_name` text NOT NULL,
	`merchant_number` text NOT NULL,
	`invite_code` text NOT NULL,
	`template_id` text NOT NULL,
	`user_from` text NOT NULL,
	`app_from` text NOT NULL,
	`utm_tag` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sms_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`code` text NOT NULL,
	`device_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`misses` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `sms_codes_by_phone` ON `sms_codes` (`phone`,`created_at`);--> statement-breakpoint
CREATE TABLE `visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`page_id` text NOT NULL,
	`page_type` text NOT NULL,
	`client_type` text NOT NULL,
	`user_from` text NOT NULL,
	`app_from` text NOT NULL,
	`utm_tag` text NOT NULL,
	`phone` text NOT NULL,
	`created_at` integer NOT NULL
);
