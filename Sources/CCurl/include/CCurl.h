// libcurl for Swift, which cannot call C functions with a variable number of arguments.
//
// The library is loaded when it is first used: it needs two dozen other libraries, whose loading takes a tenth of the time
// until the first frame of a program. Except ccurl_load, the functions may only be called after it has returned 1.
#pragma once

#include <curl/curl.h>

/// Loads and initializes libcurl once; returns 0 if it is not installed. May be called on any thread.
int ccurl_load(void);

CURL *ccurl_create(void);
void ccurl_destroy(CURL *handle);
CURLcode ccurl_perform(CURL *handle);

/// Appends a copy of a line to a list, and returns the list, or NULL if memory is insufficient.
struct curl_slist *ccurl_append(struct curl_slist *list, const char *line);
void ccurl_free_list(struct curl_slist *list);

CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value);
CURLcode ccurl_set_size(CURL *handle, CURLoption option, curl_off_t value);
CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode ccurl_set_receiver(CURL *handle, CURLoption option, curl_write_callback value);
CURLcode ccurl_set_progress(CURL *handle, CURLoption option, curl_xferinfo_callback value);

CURLcode ccurl_get_number(CURL *handle, CURLINFO info, long *value);
CURLcode ccurl_get_text(CURL *handle, CURLINFO info, const char **value);
